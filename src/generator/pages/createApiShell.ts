import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import type { ApiPageEntry } from '#model/reference/ApiReference.ts';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { findNeighbors, findTrail, findTrailBelow } from '#model/navigation/readingOrder.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import { getPageNames } from '../content/pageNames.ts';
import type { Site } from '../content/Site.ts';

/** Everything around the content of an API page. */
export interface ApiShell {
  locale: Locale;
  pathname: string;
  title: string;
  description: string;
  productId: string;
  navigation: readonly NavigationEntry[];
  trail: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
  previous?: { title: string; href: string };
  next?: { title: string; href: string };
}

export function createApiShell(
  site: Site,
  page: ApiPage,
  entry: ApiPageEntry | undefined,
): ApiShell {
  const { previous, next } = findNeighbors(site.navigation, page.pathname);
  const toLink = (neighbor: NavigationEntry) => ({
    title: deriveTitle(neighbor),
    href: `${neighbor.pathname}/`,
  });
  const product = siteConfig.products.find(({ id }) => id === page.productId);
  const name = entry?.name ?? product?.name ?? '';
  const fill = (text: string) => text.replace('{{name}}', name);
  return {
    locale: DEFAULT_LOCALE,
    pathname: page.pathname,
    title: fill(entry ? en.api.title : en.api.indexTitle),
    description: fill(entry ? en.api[`${entry.kind}Description`] : en.api.indexDescription),
    productId: page.productId,
    navigation: site.navigation,
    // A page that the navigation doesn't list belongs to the reference of its product.
    trail: page.listed
      ? findTrail(site.navigation, page.pathname)
      : findTrailBelow(site.navigation, product?.apiRoot ?? page.pathname),
    pageNames: getPageNames(DEFAULT_LOCALE),
    ...(previous ? { previous: toLink(previous) } : {}),
    ...(next ? { next: toLink(next) } : {}),
  };
}
