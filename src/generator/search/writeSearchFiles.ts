import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSearchFileUrl } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

/** Writes the files where the site's search fetches them. */
export function writeSearchFiles(dist: string, files: readonly SearchFile[]): void {
  for (const file of files) {
    const target = path.join(dist, getSearchFileUrl(file.locale, file.part));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(file));
  }
}
