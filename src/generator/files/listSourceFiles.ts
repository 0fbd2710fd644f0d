import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles.ts';

/** Tests and notes for people change nothing that a reader sees. */
const IGNORED = /\.test\.tsx?$|(^|\/)README\.md$/;

/** The files behind a list of files and folders, sorted, without tests; what doesn't exist is left out. */
export function listSourceFiles(root: string, sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => {
      const stats = statSync(path.join(root, source), { throwIfNoEntry: false });
      if (!stats) return [];
      if (!stats.isDirectory()) return [source];
      return listFiles(path.join(root, source)).map((file) => `${source}/${file}`);
    })
    .filter((file) => !IGNORED.test(file))
    .sort();
}
