import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DocsError } from '#model/errors/DocsError.ts';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import { createDocs } from './Docs.ts';
import type { Docs } from './Docs.ts';
import { createSearchDocs } from './createSearchDocs.ts';

/** Where a build puts the store, below the directory of the site. */
export const STORE_FILE = 'x/docs-store.json';

/** The docs of the built site in a directory. */
export async function loadDocs(directory: string): Promise<Docs> {
  const file = path.join(directory, STORE_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const hint = 'run `npm run build` first, or set DIST_DIR to the directory with the site.';
    throw new DocsError('There are no built docs.', { file, hint, cause });
  });
  const store = JSON.parse(text) as DocsStore;
  if (store.format !== STORE_FORMAT) {
    throw new DocsError(
      `The docs have format ${store.format}, and this program reads ${STORE_FORMAT}.`,
      { file, hint: 'run `npm run build` again.' },
    );
  }
  return createDocs(store, createSearchDocs(directory));
}
