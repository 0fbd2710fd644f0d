import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import type { PageSource } from '../content/readPage.ts';
import { toProjectPath } from '../files/directories.ts';

/** Props that demos only need on this site, and where they're set for all demos. */
const SITE_PROPS: Readonly<Record<string, string>> = {
  disableEval: 'src/site/theme/createDemoTheme.ts',
};

/** Reports props in the demos next to a page that users would copy without needing them. */
export function checkDemoProps(page: PageSource): DocsError[] {
  const folder = path.dirname(page.file);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => checkFile(path.join(folder, name)));
}

function checkFile(file: string): DocsError[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.entries(SITE_PROPS).flatMap(([prop, place]) => {
    const index = lines.findIndex((line) => new RegExp(`^\\s*${prop}(?:=|$)`).test(line));
    if (index === -1) return [];
    return [
      new DocsError(`This demo sets ${prop}, which only this site needs.`, {
        file: toProjectPath(file),
        line: index + 1,
        hint: `remove it. ${place} sets it for all demos.`,
      }),
    ];
  });
}
