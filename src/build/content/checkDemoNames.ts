import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/DocsError.ts';
import { findNearest } from '#model/findNearest.ts';
import { toProjectPath } from './directories.ts';
import type { PageSource } from './readPage.ts';

/** Faults of `<Demo name="…" />`: a name without a file beside the page, or no name at all. */
export function checkDemoNames(page: PageSource): DocsError[] {
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

/** `Bars.tsx` is a demo; `Bars.tailwind.tsx` is another styling of it and `data.ts` a part of it. */
export function listDemoNames(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();
}
