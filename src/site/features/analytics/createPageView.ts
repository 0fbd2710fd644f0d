import { parsePath } from '#model/path/parsePath.ts';
import type { PageViewEvent } from '#model/analytics/SiteEvent.ts';

/** The page as its head describes it. The address loses language, query and hash, and with them what a reader may have typed. */
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
