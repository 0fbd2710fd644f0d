import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles.ts';

/** Tests and READMEs don't affect the built site. */
const IGNORED = /\.test\.tsx?$|(^|\/)README\.md$/;

/** Expands a list of files and folders to a sorted list of files, without tests. Missing files are skipped. */
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
