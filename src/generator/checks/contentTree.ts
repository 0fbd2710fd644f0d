import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { formatDocsError } from '#model/errors/DocsError.ts';
import type { DocsError } from '#model/errors/DocsError.ts';
import { toProjectPath } from '../files/directories.ts';

/** Writes a folder that is deleted when the test ends. Code that imports packages needs a `parent` inside the project. */
export function createContentTree(files: Record<string, string>, parent = tmpdir()): string {
  const directory = mkdtempSync(path.join(parent, 'x-docs-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

/** Formats faults the way contributors see them, with the temporary folder shown as `content/pages`. */
export function formatFaults(faults: readonly DocsError[], directory: string): string {
  return faults
    .map(formatDocsError)
    .join('\n\n')
    .replaceAll(toProjectPath(directory), 'content/pages');
}

/** Creates a page without faults, so that a test can add one. */
export function createPageText(body: string, frontMatter = ''): string {
  return `---\ntitle: Bars\ndescription: Draw bars from numbers.\n${frontMatter}---\n\n${body}\n`;
}
