import { readContent } from '#generator/content/loadContent.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';

/** Lists the public paths of pages with demos: the page with the given path, or else all pages whose path contains it. */
export function listDemoPages(part = ''): string[] {
  const guides = readContent()
    .pages.filter((page) => page.locale === DEFAULT_LOCALE && page.demos.length > 0)
    .map((page) => `${page.pathname}/`);
  const pages = ['/x/', ...guides];
  return pages.includes(part) ? [part] : pages.filter((page) => page.includes(part));
}
