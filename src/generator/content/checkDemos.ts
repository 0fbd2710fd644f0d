import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import { listDemoNames } from '../files/listDemoFiles.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import type { PageSource } from './readPage.ts';

/** The options of `<Demo>`, described in `DemoFrame`. */
const OPTIONS = ['bg', 'codeOpen', 'disableAd', 'emphasis', 'height', 'hideToolbar', 'maxWidth'];

/** Checks every `<Demo name="…" />`. The name must be a file next to the page, used only once, with options that exist. */
export function checkDemos(page: PageSource): DocsError[] {
  return [...checkNames(page), ...checkRepeats(page), ...checkOptions(page), ...checkExports(page)];
}

/** A file whose name starts with a capital letter is a demo, so it needs a default export. */
function checkExports({ file, demos }: PageSource): DocsError[] {
  const directory = path.dirname(file);
  const used = new Set(demos.map(({ name }) => name));
  return listDemoNames(directory).flatMap((name) => {
    const demo = path.join(directory, `${name}.tsx`);
    if (hasDefaultExport(demo)) return [];
    const lowerCase = `${name.charAt(0).toLowerCase()}${name.slice(1)}.tsx`;
    return [
      new DocsError(`Demo "${name}" has no default export.`, {
        file: toProjectPath(demo),
        line: 1,
        hint: used.has(name)
          ? `write "export default function ${name}() {".`
          : `write "export default function ${name}() {", or name it ${lowerCase} if it's part of a demo.`,
      }),
    ];
  });
}

const hasDefaultExport = memoizeByFile((file) =>
  /^export default /m.test(readFileSync(file, 'utf8')),
);

/** A demo is an anchor of its page, so a page can show it only once. */
function checkRepeats(page: PageSource): DocsError[] {
  const seen = new Set<string>();
  return page.demos.flatMap(({ name, line }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      new DocsError(`Demo "${name}" is used twice on this page.`, {
        file: toProjectPath(page.file),
        line,
        hint: 'link to the first one, or write another demo.',
      }),
    ];
  });
}

function checkOptions(page: PageSource): DocsError[] {
  return page.demos.flatMap(({ options, line }) =>
    options
      .filter((option) => !OPTIONS.includes(option))
      .map((option) => {
        const [nearest] = findNearest(option, OPTIONS);
        return new DocsError(`<Demo> has no option "${option}".`, {
          file: toProjectPath(page.file),
          line,
          hint: `${nearest ? `did you mean "${nearest}"? ` : ''}Options: ${OPTIONS.join(', ')}.`,
        });
      }),
  );
}

function checkNames(page: PageSource): DocsError[] {
  const available = listDemoNames(path.dirname(page.file));
  return page.demos.flatMap(({ name, line }) => {
    if (available.includes(name)) return [];
    const [nearest] = findNearest(name, available);
    const known = available.length > 0 ? `Demos here: ${available.join(', ')}.` : undefined;
    return [
      new DocsError(
        name ? `There is no demo "${name}" in this folder.` : 'This <Demo> has no name.',
        {
          file: toProjectPath(page.file),
          line,
          hint:
            [nearest && `did you mean "${nearest}"?`, known].filter(Boolean).join(' ') ||
            `run: npm run new:demo -- ${page.pathname} ${name || 'MyDemo'}`,
        },
      ),
    ];
  });
}
