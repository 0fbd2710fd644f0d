import { parsePath } from '#model/path/parsePath.ts';
import type { PageViewEvent } from '#model/analytics/SiteEvent.ts';

/** Describes the page using its head. The URL has no language, query, or hash, because users may have typed them. */
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
