import { assertUniquePathnames } from '#model/navigation/assertUniquePathnames.ts';
import { hasAds } from '#model/ads/hasAds.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Page } from '#model/page/Page.ts';
import { TOOL_PATHNAMES } from '#model/navigation/toolPages.ts';
import { listLeaves, pruneNavigation } from '#model/navigation/readingOrder.ts';
import { toProjectPath } from '../files/directories.ts';
import { memoizeByContent } from './contentVersion.ts';
import { getContent } from './loadContent.ts';
import { readLastUpdated } from './readLastUpdated.ts';
import { siteNavigation } from './siteNavigation.ts';

/** The whole site: its navigation and all pages. */
export interface Site {
  /** The navigation tree without entries that have no page yet. */
  navigation: NavigationEntry[];
  pages: Page[];
  findPage: (pathname: string, locale: Locale) => Page | undefined;
  /** Pathnames of the navigation whose pages aren't written yet. */
  planned: ReadonlySet<string>;
}

export function createSite(): Site {
  assertUniquePathnames(siteNavigation);
  const dates = readLastUpdated();
  const entries = new Map(listLeaves(siteNavigation).map((entry) => [entry.pathname, entry]));
  const pages = getContent().map(({ pathname, locale, file, frontMatter, headings }): Page => {
    const lastUpdated = dates.get(toProjectPath(file));
    const entry = entries.get(pathname);
    const plan = entry?.plan;
    return {
      pathname,
      locale,
      file: toProjectPath(file),
      frontMatter,
      headings,
      ...(lastUpdated ? { lastUpdated } : {}),
      ...(plan ? { plan } : {}),
      ads: entry !== undefined && hasAds(entry),
    };
  });
  const byKey = new Map(pages.map((page) => [`${page.locale}:${page.pathname}`, page]));
  const findPage = (pathname: string, locale: Locale) => byKey.get(`${locale}:${pathname}`);
  // Reference pages come from the packages. `listApiPages` fails if the navigation lists one that they don't export.
  const hasPage = (pathname: string) =>
    pathname.startsWith('/x/api/') ||
    TOOL_PATHNAMES.has(pathname) ||
    findPage(pathname, DEFAULT_LOCALE) !== undefined;
  const planned = new Set(
    [...entries.keys()].filter((pathname) => pathname.startsWith('/x/') && !hasPage(pathname)),
  );
  return { navigation: findNavigation(planned, hasPage), pages, findPage, planned };
}

let pruned: { key: string; navigation: NavigationEntry[] } | undefined;

/** Returns the same object until a page is added or deleted, so that the rendered navigation can be reused after other edits. */
function findNavigation(
  planned: ReadonlySet<string>,
  hasPage: (pathname: string) => boolean,
): NavigationEntry[] {
  const key = [...planned].join();
  if (pruned?.key !== key) pruned = { key, navigation: pruneNavigation(siteNavigation, hasPage) };
  return pruned.navigation;
}

/** Returns the site, which is created again when the development server notices an edit. */
export const getSite = memoizeByContent(createSite);
