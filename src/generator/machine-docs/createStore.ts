import { readFileSync } from 'node:fs';
import { siteConfig } from '#content/site.config.ts';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import type { Catalogs } from '#model/reference/Catalog.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { STORE_FORMAT } from '#model/machine-docs/DocsStore.ts';
import type { DocsStore, StoreEntry, StorePage } from '#model/machine-docs/DocsStore.ts';
import { createDemoFinder } from '#model/machine-docs/formatPage.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';
import { createCatalogs, hasCatalog } from '../pages/createCatalogs.ts';
import { createCoverage } from '../pages/createCoverage.ts';
import { createSizeRows } from '../pages/createSizeRows.ts';
import { getApiSite } from '../pages/getApiSite.ts';
import type { ApiSite } from '../pages/getApiSite.ts';
import { listApi, listApiTabs } from '../pages/createGuideData.ts';
import { readReleases } from '../changelog/readReleases.ts';
import { memoizeByContent } from '../content/contentVersion.ts';
import { getContent } from '../content/loadContent.ts';
import type { PageSource } from '../content/readPage.ts';
import { getSite } from '../content/Site.ts';
import { isFixture } from '../head/isFixture.ts';
import { loadUpgradeFamilies } from '../upgrade/loadUpgradeFamilies.ts';
import { findPageProduct } from './findPageProduct.ts';
import { shorten } from './completePage.ts';
import { createGuidePage } from './createGuidePage.ts';
import { createLandingPages } from './createLandingPages.ts';
import { createReferencePage } from './createReferencePage.ts';
import { createStoreDemos } from './createStoreDemos.ts';
import { createTabPage } from './createTabPage.ts';
import { createToolPages } from './createToolPages.ts';

/** Returns the store, which is created again when the development server notices an edit. */
export const getStore = memoizeByContent(() => createStore());

/** Creates the machine-readable version of the whole site. */
export async function createStore(): Promise<DocsStore> {
  const site = getSite();
  const api = await getApiSite();
  const demos = createStoreDemos();
  const findDemo = createDemoFinder({ demos });
  const guides = await Promise.all(
    getContent().map(async (source) =>
      createGuidePage(source, {
        findDemo,
        planned: site.planned,
        catalogs: readCatalogs(source, api.reference),
        api: await listApi(source),
      }),
    ),
  );
  const tabs = await Promise.all(
    site.pages
      .filter(({ locale }) => locale === DEFAULT_LOCALE)
      .flatMap((page) => listApiTabs(page).map((tab) => createTabPage(site, page, tab))),
  );
  const reference = api.pages.map((page) => createReferencePage(site, api, page));
  const order = new Map(
    listLeaves(site.navigation).map(({ pathname }, place) => [`${pathname}/`, place]),
  );
  const placeOf = ({ path }: StorePage) => order.get(parsePath(path).canonicalAs) ?? order.size;
  const texts = [...guides, ...reference].sort((a, b) => placeOf(a) - placeOf(b));
  const upgrades = await loadUpgradeFamilies();
  const tools = createToolPages({
    texts: texts.filter(isListed),
    sizes: (await createSizeRows()).rows,
    coverage: await createCoverage(site),
    releases: readReleases(site),
    upgrades,
    reference: api.pages,
  });
  const pages = [...createLandingPages(texts), ...texts, ...tabs, ...tools];
  const { version } = siteConfig.library;
  return {
    format: STORE_FORMAT,
    stamp: `${version}+${shorten(pages.map(({ hash }) => hash).join('\n'))}`,
    version,
    siteUrl: siteConfig.siteUrl,
    products: siteConfig.products.map(({ id, name, version: own, root, apiRoot, packages }) => ({
      id,
      name,
      version: own,
      root,
      apiRoot,
      packages,
    })),
    pages,
    demos,
    entries: listEntries(api),
    types: Object.fromEntries(
      api.reference.families.map(({ productId, types }) => [productId, types]),
    ),
    upgrades,
  };
}

/** Whether lists include a page. Fixture pages have a Markdown version, but no list includes them. */
export function isListed({ path }: Pick<StorePage, 'path'>): boolean {
  return !isFixture(parsePath(path).canonicalAs);
}

function readCatalogs({ file, pathname }: PageSource, { families }: ApiReference): Catalogs {
  const text = readFileSync(file, 'utf8');
  const { productId } = findPageProduct(pathname);
  const family = families.find((candidate) => candidate.productId === productId);
  return family && hasCatalog(text) ? createCatalogs(text, family) : {};
}

function listEntries({ reference }: ApiSite): StoreEntry[] {
  return reference.families.flatMap((family) =>
    [...family.components, ...family.hooks, ...family.interfaces].map((entry) => ({
      path: `${getApiPathname(family, entry.name)}/`,
      productId: family.productId,
      entry,
    })),
  );
}
