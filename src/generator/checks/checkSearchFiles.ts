import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DocsError } from '#model/errors/DocsError.ts';
import { MAX_SEARCH_FILE_BYTES } from '#model/search/SearchFile.ts';
import { toProjectPath } from '../files/directories.ts';

/** Checks that no file of the built search index is too large to load quickly. */
export function checkSearchFiles(dist: string, limit = MAX_SEARCH_FILE_BYTES): DocsError[] {
  return globSync('x/search/*/*.json', { cwd: dist })
    .sort()
    .flatMap((name) => {
      const file = path.join(dist, name);
      const size = gzipSync(readFileSync(file), { level: 9 }).length;
      if (size <= limit) return [];
      return [
        new DocsError(`The file takes ${size} bytes with gzip, and ${limit} are allowed.`, {
          file: toProjectPath(file),
          hint: 'a single page is too long to be split: shorten its longest section.',
        }),
      ];
    });
}
