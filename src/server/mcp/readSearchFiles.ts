import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { SEARCH_FILE_VERSION, SEARCH_PARTS, getSearchFileUrl } from '#model/search/SearchFile.ts';
import type { SearchFile } from '#model/search/SearchFile.ts';

/** The search index of one language from a built site. */
export function readSearchFiles(directory: string, locale: Locale): Promise<SearchFile[]> {
  return Promise.all(
    SEARCH_PARTS.map((part) => readPart(path.join(directory, getSearchFileUrl(locale, part)))),
  );
}

async function readPart(file: string): Promise<SearchFile> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw createFault('The search index is missing.', file, cause);
  });
  // The build wrote it, so only the version has to be checked.
  const part = JSON.parse(text) as SearchFile;
  if (part.version === SEARCH_FILE_VERSION) return part;
  throw createFault('The search index was written by another version of the build.', file);
}

function createFault(message: string, file: string, cause?: unknown): DocsError {
  return new DocsError(message, { file, hint: 'run `npm run build` again.', cause });
}
