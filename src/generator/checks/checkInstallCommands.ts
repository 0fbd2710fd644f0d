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
 * Commands that install name the major version that the pages are about. Without it a reader gets whatever is newest, and a newer
 * Material UI than the library allows makes the command fail. A migration guide may name an earlier major version, because readers
 * take one major version at a time.
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

/** Of the installed package, or of the library for its packages that this site does without. */
function readMajor(name: string): string {
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json');
  const { version } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string })
    : siteConfig.library;
  return version.split('.')[0] ?? version;
}
