import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import type { Catalogs } from '#model/reference/Catalog.ts';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import type { GuideData } from '#model/page/GuideData.ts';
import { DEFAULT_LOCALE, addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Page } from '#model/page/Page.ts';
import type { ApiTab } from '#model/path/docsTab.ts';
import { getProductIds } from '#model/product/productIds.ts';
import { getEditUrl } from '#model/site/docsLinks.ts';
import { findNeighbors, findTrail } from '#model/navigation/readingOrder.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { loadDemos } from '../demos/loadDemos.ts';
import { createCatalogs, hasCatalog } from './createCatalogs.ts';
import { findEntryByName } from './findEntryByName.ts';
import { getApiSite } from './getApiSite.ts';
import { loadExamples } from './loadExamples.ts';
import { getPageNames } from '../content/pageNames.ts';
import type { Site } from '../content/Site.ts';

export async function createGuideData(
  site: Site,
  pathname: string,
  locale: Locale,
): Promise<GuideData> {
  const page = site.findPage(pathname, locale) ?? site.findPage(pathname, DEFAULT_LOCALE);
  if (!page) throw new Error(`No page at ${pathname}.`);
  const pageNames = getPageNames(locale);
  const titleOf = (entry: NavigationEntry) => pageNames[entry.pathname] ?? deriveTitle(entry);
  const toLink = (entry: NavigationEntry) => ({
    title: titleOf(entry),
    href: addLocalePrefix(`${entry.pathname}/`, locale),
  });
  const { previous, next } = findNeighbors(site.navigation, pathname);
  const editHref = getEditUrl(siteConfig, page.file);
  return {
    locale,
    page,
    ...getProductIds(`${pathname}/`),
    navigation: site.navigation,
    trail: findTrail(site.navigation, pathname),
    pageNames,
    tabs: [
      { tab: 'guide', href: addLocalePrefix(`${pathname}/`, locale) },
      ...listApiTabs(page).map((tab) => ({ tab, href: `${pathname}/${tab}/` })),
    ],
    ...(previous ? { previous: toLink(previous) } : {}),
    ...(next ? { next: toLink(next) } : {}),
    ...(editHref ? { editHref } : {}),
    alternates: siteConfig.locales.map((code) => ({
      locale: code,
      href: addLocalePrefix(`${pathname}/`, code),
      isTranslated: site.findPage(pathname, code) !== undefined,
    })),
    demos: { ...(await loadDemos(pageDirectory(page))), ...(await loadExamples(page)) },
    catalogs: await loadCatalogs(page),
    api: await listApi(page),
  };
}

async function loadCatalogs(page: Page): Promise<Catalogs> {
  const text = readFileSync(page.file, 'utf8');
  if (!hasCatalog(text)) return {};
  const { productId } = getProductIds(`${page.pathname}/`);
  const { reference } = await getApiSite();
  const family = reference.families.find((candidate) => candidate.productId === productId);
  return family ? createCatalogs(text, family) : {};
}

/** Lists the API links of a page. It skips unknown names, because the page's API tab reports them. */
export async function listApi({
  frontMatter,
  pathname,
}: Pick<Page, 'frontMatter' | 'pathname'>): Promise<GuideData['api']> {
  const { components = [], hooks = [] } = frontMatter;
  if (components.length + hooks.length === 0) return [];
  const reference = await loadSiteApi();
  const { productId } = getProductIds(`${pathname}/`);
  return [...components, ...hooks].flatMap((name) => {
    const found = findEntryByName(reference, name, productId);
    return found
      ? [{ name, href: `${getApiPathname(found.family, name)}/`, plan: found.entry.plan }]
      : [];
  });
}

/** Lists the API tabs of a page. They only exist in English. */
export function listApiTabs({ frontMatter }: Page): ApiTab[] {
  return [
    ...(frontMatter.components ? (['components-api'] as const) : []),
    ...(frontMatter.hooks ? (['hooks-api'] as const) : []),
  ];
}

function pageDirectory(page: Page): string {
  return path.dirname(page.file);
}
