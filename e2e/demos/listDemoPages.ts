import { readContent } from '#build/content/loadContent.ts';
import { DEFAULT_LOCALE } from '#model/Locale.ts';

/** Public paths of the pages that hold demos. */
export function listDemoPages(): string[] {
  const guides = readContent()
    .pages.filter((page) => page.locale === DEFAULT_LOCALE && page.demos.length > 0)
    .map((page) => `${page.pathname}/`);
  return ['/x/', ...guides];
}
