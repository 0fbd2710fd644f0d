import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { siteConfig } from '#content/site.config.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { ROOT, toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';

const COMMAND = /^\s*(?:npm (?:install|i)|pnpm add|yarn add)\s+(.*)$/;
const PACKAGE = /^(@mui\/[a-z-]+)(?:@(.+))?$/;

/**
 * Checks that install commands name the major version that the pages are about. Without it, npm installs the newest version, and
 * the command fails if that Material UI is newer than the library allows. A migration guide may name an earlier major version,
 * because users upgrade one major version at a time.
 */
export function checkInstallCommands({ tree, file }: PageSource): DocsError[] {
  const errors: DocsError[] = [];
  const isMigration = file.split(path.sep).includes('migration');
  visit(tree, 'code', ({ value, position }) => {
    for (const [index, line] of value.split('\n').entries()) {
      for (const word of COMMAND.exec(line)?.[1]?.split(/\s+/) ?? []) {
        const [, name, version] = PACKAGE.exec(word) ?? [];
        if (!name) continue;
        const major = readMajor(name);
        if (version === major || version?.startsWith(`${major}.`)) continue;
        if (isMigration && Number.parseInt(version ?? '', 10) < Number(major)) continue;
        errors.push(
          new DocsError(
            `The command installs "${word}", and this page is about version ${major}.`,
            {
              file: toProjectPath(file),
              line: (position?.start.line ?? 0) + 1 + index,
              hint: `write "${name}@${major}".`,
            },
          ),
        );
      }
    }
  });
  return errors;
}

/** Reads the major version of an installed package. Packages of the library that aren't installed have the library's version. */
function readMajor(name: string): string {
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json');
  const { version } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string })
    : siteConfig.library;
  return version.split('.')[0] ?? version;
}
