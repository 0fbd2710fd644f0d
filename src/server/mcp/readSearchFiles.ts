import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import type { Locale } from '#model/locale/Locale.ts';
import {
  SEARCH_FILE_VERSION,
  SEARCH_PARTS,
  getSearchFileUrl,
  listFurtherNumbers,
} from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

/** The search index of one language from a built site. */
export async function readSearchFiles(directory: string, locale: Locale): Promise<SearchFile[]> {
  const parts = await Promise.all(
    SEARCH_PARTS.map(async (part) => {
      const read = (number: number) =>
        readSearchFile(path.join(directory, getSearchFileUrl(locale, part, number)));
      const first = await read(1);
      return [first, ...(await Promise.all(listFurtherNumbers(first).map(read)))];
    }),
  );
  return parts.flat();
}

async function readSearchFile(file: string): Promise<SearchFile> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw createFault('The search index is missing.', file, cause);
  });
  // The build wrote this file, so only its version needs a check.
  const content = JSON.parse(text) as SearchFile;
  if (content.version === SEARCH_FILE_VERSION) return content;
  throw createFault('The search index was written by another version of the build.', file);
}

function createFault(message: string, file: string, cause?: unknown): DocsError {
  return new DocsError(message, { file, hint: 'run `npm run build` again.', cause });
}
