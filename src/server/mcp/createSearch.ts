import type { DocsStore } from '#model/machine-docs/DocsStore.ts';
import { formatBody } from '#model/machine-docs/formatPage.ts';
import type { SearchDocs } from './SearchDocs.ts';

/** Counts words. */
export function createSearch(store: DocsStore): SearchDocs {
  return (query, { limit, locale, productId }) => {
    const words = query.toLowerCase().split(/\s+/);
    const hits = store.pages
      .filter((page) => page.locale === locale && (!productId || page.productId === productId))
      .map((page) => {
        const text = formatBody(page, () => '').toLowerCase();
        return { page, score: words.filter((word) => text.includes(word)).length };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return {
      total: hits.length,
      hits: hits.slice(0, limit).map(({ page }) => ({
        path: page.path,
        title: page.title,
        excerpt: page.description,
      })),
    };
  };
}
