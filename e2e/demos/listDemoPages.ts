import { readContent } from '#generator/content/loadContent.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';

/** Public paths of the pages that have demos: the page with the given path, or all pages whose path contains it. */
export function listDemoPages(part = ''): string[] {
  const guides = readContent()
    .pages.filter((page) => page.locale === DEFAULT_LOCALE && page.demos.length > 0)
    .map((page) => `${page.pathname}/`);
  const pages = ['/x/', ...guides];
  return pages.includes(part) ? [part] : pages.filter((page) => page.includes(part));
}
