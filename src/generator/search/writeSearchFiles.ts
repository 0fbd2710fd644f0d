import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSearchFileUrl } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';
import { removeWithCopies } from '../delivery/removeWithCopies.ts';
import { splitSearchFile } from './splitSearchFile.ts';

/** Writes the parts where the site's search fetches them, each as one or more files. Returns how many files there are. */
export function writeSearchFiles(
  dist: string,
  parts: readonly SearchFile[],
  limit?: number,
): number {
  let written = 0;
  for (const part of parts) {
    const files = splitSearchFile(part, limit);
    for (const [index, file] of files.entries()) {
      const target = getTarget(dist, part, index + 1);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(file));
    }
    removeFrom(dist, part, files.length + 1);
    written += files.length;
  }
  return written;
}

/** An earlier build may have needed more files, which nobody should save or pack now. */
function removeFrom(dist: string, part: SearchFile, first: number): void {
  for (let number = first; existsSync(getTarget(dist, part, number)); number += 1)
    removeWithCopies(getTarget(dist, part, number));
}

function getTarget(dist: string, { locale, part }: SearchFile, number: number): string {
  return path.join(dist, getSearchFileUrl(locale, part, number));
}
