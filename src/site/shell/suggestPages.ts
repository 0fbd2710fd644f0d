import { addLocalePrefix } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { showSuggestions } from '../features/not-found/showSuggestions.ts';
import { findByPath } from '../features/search/findByPath.ts';
import { startSearchClient } from '../features/search/startSearchClient.ts';

/** On the not-found page: suggests pages that match the words of the URL. */
export async function suggestPages(root: Document): Promise<void> {
  const { userLanguage } = parsePath(location.pathname);
  const hits = await findByPath(startSearchClient(), location.pathname);
  showSuggestions(
    root,
    hits.map(({ title, href }) => ({ title, href: addLocalePrefix(href, userLanguage) })),
  );
}
