import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import { createDocs } from './Docs.ts';
import type { Docs } from './Docs.ts';
import { createSearchDocs } from './createSearchDocs.ts';

/** Where a build writes the docs, inside the folder of the site. */
export const STORE_FILE = 'x/docs-store.json';

/** The docs of a built site. */
export async function loadDocs(directory: string): Promise<Docs> {
  const file = path.join(directory, STORE_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const hint = 'run `npm run build` first, or set DIST_DIR to the directory with the site.';
    throw new DocsError('The built docs are missing.', { file, hint, cause });
  });
  const store = JSON.parse(text) as DocsStore;
  if (store.format !== STORE_FORMAT) {
    throw new DocsError(
      `The docs have the format ${store.format}, but this program reads ${STORE_FORMAT}.`,
      { file, hint: 'run `npm run build` again.' },
    );
  }
  return createDocs(store, createSearchDocs(directory));
}
