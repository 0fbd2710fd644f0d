import { isLocale } from '#model/locale/Locale.ts';
import { createSearchClient } from './createSearchClient.ts';
import type { SearchClient } from './createSearchClient.ts';

let client: SearchClient | undefined;

/** The page's single client. The first call starts the worker, which loads the index. */
export function startSearchClient(): SearchClient {
  if (!client) {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    const { lang } = document.documentElement;
    client = createSearchClient(worker, isLocale(lang) ? lang : 'en', location.pathname);
  }
  return client;
}
