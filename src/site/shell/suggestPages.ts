import { showSuggestions } from '../features/not-found/showSuggestions.ts';
import { findByPath } from '../features/search/findByPath.ts';
import { startSearchClient } from '../features/search/startSearchClient.ts';

/** Where nothing stands at an address: the pages that search finds for its words. */
export async function suggestPages(root: Document): Promise<void> {
  const hits = await findByPath(startSearchClient(), location.pathname);
  showSuggestions(root, hits);
}
