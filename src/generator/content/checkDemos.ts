import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import { listDemoNames } from '../files/listDemoFiles.ts';
import { memoizeByFile } from '../files/memoizeByFile.ts';
import type { PageSource } from './readPage.ts';

/** What `<Demo>` understands; `DemoFrame` says what each means. */
const OPTIONS = ['bg', 'codeOpen', 'disableAd', 'emphasis', 'height', 'hideToolbar', 'maxWidth'];

/** Faults of `<Demo name="…" />`: a name without a file beside the page, one used twice, an option that does not exist. */
export function checkDemos(page: PageSource): DocsError[] {
  return [...checkNames(page), ...checkRepeats(page), ...checkOptions(page), ...checkExports(page)];
}

/** A file whose name begins with a capital is taken for a demo, and a demo is what it exports by default. */
function checkExports({ file, demos }: PageSource): DocsError[] {
  const directory = path.dirname(file);
  const used = new Set(demos.map(({ name }) => name));
  return listDemoNames(directory).flatMap((name) => {
    const demo = path.join(directory, `${name}.tsx`);
    if (hasDefaultExport(demo)) return [];
    const lowerCase = `${name.charAt(0).toLowerCase()}${name.slice(1)}.tsx`;
    return [
      new DocsError(`The demo "${name}" exports nothing by default.`, {
        file: toProjectPath(demo),
        line: 1,
        hint: used.has(name)
          ? `write "export default function ${name}() {".`
          : `write "export default function ${name}() {", or name it ${lowerCase} when it is a part of a demo.`,
      }),
    ];
  });
}

const hasDefaultExport = memoizeByFile((file) =>
  /^export default /m.test(readFileSync(file, 'utf8')),
);

/** A demo is an anchor of its page, so it can stand there once. */
function checkRepeats(page: PageSource): DocsError[] {
  const seen = new Set<string>();
  return page.demos.flatMap(({ name, line }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      new DocsError(`The demo "${name}" stands on this page twice.`, {
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
