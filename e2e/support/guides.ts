import { navigation } from '#content/navigation.ts';
import { readContent } from '#generator/content/loadContent.ts';
import { isFixture } from '#generator/head/isFixture.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';

const pages = readContent().pages.filter(({ pathname }) => !isFixture(pathname));

/** The title that the writers gave a page: `/x/introduction/licensing` → `Licensing`. */
export function getTitle(pathname: string, locale: Locale = DEFAULT_LOCALE): string {
  const page = pages.find((one) => one.pathname === pathname && one.locale === locale);
  if (!page) throw new Error(`There is no page at ${pathname} in ${locale}.`);
  return page.frontMatter.title;
}

/** Returns the public path of the first guide with or without a translation. */
export function findGuide({ isTranslated }: { isTranslated: boolean }): string {
  const translated = new Set(
    pages.filter(({ locale }) => locale !== DEFAULT_LOCALE).map(({ pathname }) => pathname),
  );
  const guide = pages.find(
    ({ pathname, locale }) =>
      locale === DEFAULT_LOCALE && translated.has(pathname) === isTranslated,
  );
  if (!guide) throw new Error(`No guide is ${isTranslated ? '' : 'un'}translated.`);
  return `${guide.pathname}/`;
}

/** Names and paths of the existing guides in reading order, as the navigation shows them. */
export function listReadingOrder(): {
  name: string;
  path: string;
  isNew: boolean;
  plan?: string;
}[] {
  const written = new Set(pages.map(({ pathname }) => pathname));
  return listLeaves(navigation)
    .filter(({ pathname }) => written.has(pathname))
    .map((entry) => ({
      name: deriveTitle(entry),
      path: `${entry.pathname}/`,
      isNew: entry.newFeature === true,
      ...(entry.plan ? { plan: entry.plan } : {}),
    }));
}
