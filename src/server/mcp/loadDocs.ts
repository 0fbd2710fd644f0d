import { readFile } from 'node:fs/promises';
import { DocsError } from '#model/DocsError.ts';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import { createDocs } from './Docs.ts';
import type { Docs } from './Docs.ts';
import { createSearch } from './createSearch.ts';

/** Where a build puts the store, below the folder of the site. */
export const STORE_FILE = 'x/docs-store.json';

export async function loadDocs(file: string): Promise<Docs> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new DocsError('The docs are not built.', {
      file,
      hint: 'run `npm run build` first.',
      cause,
    });
  });
  const store = JSON.parse(text) as DocsStore;
  if (store.format !== STORE_FORMAT) {
    throw new DocsError(
      `The docs have format ${store.format}, this program reads ${STORE_FORMAT}.`,
      {
        file,
        hint: 'run `npm run build` again.',
      },
    );
  }
  return createDocs(store, createSearch(store));
}
