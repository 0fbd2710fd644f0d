import { parsePath } from '#model/path/parsePath.ts';
import type { PageViewEvent } from '#model/analytics/SiteEvent.ts';

/** The page as described in its head. Language, query, and hash are removed from the URL because users may have typed them. */
export function createPageView(page: Document): PageViewEvent {
  const readMeta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content ?? 'null';
  return {
    name: 'page_view',
    title: page.title,
    location: parsePath(page.location.pathname).canonicalAsServer,
    productId: readMeta('productId'),
    productCategoryId: readMeta('productCategoryId'),
  };
}
