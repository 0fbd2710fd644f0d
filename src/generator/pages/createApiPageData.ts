import { navigation } from '#content/navigation.ts';
import type { ApiPageData, ApiUse } from '#model/page/ApiPageData.ts';
import type { ApiFamily, ApiPageEntry, ApiReference } from '#model/reference/ApiReference.ts';
import { ANCHORS, getSizeKey } from '#model/reference/ImportSize.ts';
import type { ImportSizes } from '#model/reference/ImportSize.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import { createApiLinker } from '../api-reference/createApiLinker.ts';
import type { ApiLinker } from '../api-reference/createApiLinker.ts';
import { readImportSizes } from '../api-reference/sizes/importSizes.ts';
import { getApiPathname, listApiPages } from '../api-reference/apiPages.ts';
import type { ApiPage } from '../api-reference/apiPages.ts';
import { findUsage } from '../api-reference/usage/findUsage.ts';
import type { Usage, UsageIndex } from '../api-reference/usage/findUsage.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { loadUsage } from '../api-reference/usage/loadUsage.ts';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import { resolveGuideLinks } from '../content/resolveGuideLinks.ts';
import { getSite } from '../content/Site.ts';
import type { Site } from '../content/Site.ts';

/** The reference and everything derived from it, created once per process. */
export interface ApiSite {
  reference: ApiReference;
  pages: ApiPage[];
  usage: UsageIndex;
  /** URLs by name, for each family. */
  links: Map<ApiFamily, Record<string, string>>;
  linker: ApiLinker;
  sizes: ImportSizes['sizes'];
}

let apiSite: Promise<ApiSite> | undefined;

export function getApiSite(): Promise<ApiSite> {
  apiSite ??= createApiSite().catch((error: unknown) => {
    apiSite = undefined;
    throw error;
  });
  return apiSite;
}

async function createApiSite(): Promise<ApiSite> {
  const reference = resolveGuideLinks(await loadSiteApi(), getSite());
  const links = new Map(
    reference.families.map((family) => [
      family,
      Object.fromEntries(
        [...family.components, ...family.hooks, ...family.interfaces].map(({ name }) => [
          name,
          `${getApiPathname(family, name)}/`,
        ]),
      ),
    ]),
  );
  return {
    reference,
    pages: listApiPages(reference, navigation),
    usage: await loadUsage(reference),
    links,
    linker: createApiLinker(reference),
    // `npm run check` reports a missing file; until it exists, pages show no sizes.
    sizes: readImportSizes()?.sizes ?? {},
  };
}

/** The entry of a component or hook. Two products have a `Toolbar`; the one of the page's product is preferred. */
export function findEntryByName(
  reference: ApiReference,
  name: string,
  productId?: string,
): { family: ApiFamily; entry: ApiPageEntry } | undefined {
  const isOwn = (family: ApiFamily) => family.productId === productId;
  const families = [
    ...reference.families.filter(isOwn),
    ...reference.families.filter((family) => !isOwn(family)),
  ];
  for (const family of families) {
    const entry = [...family.components, ...family.hooks].find((item) => item.name === name);
    if (entry) return { family, entry };
  }
  return undefined;
}

export function createApiPageData(
  site: Site,
  api: ApiSite,
  family: ApiFamily,
  entry: ApiPageEntry,
): ApiPageData {
  const find = (member?: string) =>
    findUsage(api.usage, api.reference, family.productId, entry.name, member);
  const toUse = (usage: Usage) => describeUsage(site, usage);
  const members = entry.kind === 'component' ? entry.props : [];
  const size = api.sizes[getSizeKey(family.productId, entry.name)];
  const tryIt =
    entry.kind === 'component'
      ? createTryItPanel(family.productId, entry, getSampleIndex())
      : undefined;
  return {
    entry,
    pathname: getApiPathname(family, entry.name),
    familyName: family.name,
    family: family.apiRoot.slice(family.apiRoot.lastIndexOf('/') + 1),
    links: api.links.get(family) ?? {},
    findLink: (code) => findLink(api, family, entry, code),
    usage: Object.fromEntries(
      members
        .map(({ name }) => [name, find(name).flatMap(toUse)] as const)
        .filter(([, uses]) => uses.length > 0),
    ),
    guides: site.pages
      .filter(
        ({ locale, frontMatter: { components = [], hooks = [] } }) =>
          locale === DEFAULT_LOCALE && [...components, ...hooks].includes(entry.name),
      )
      .map(({ frontMatter, pathname }) => ({ title: frontMatter.title, href: `${pathname}/` })),
    demos: find().flatMap(toUse),
    ...(size ? { size, anchorName: ANCHORS[family.productId] } : {}),
    ...(tryIt ? { tryIt } : {}),
  };
}

function findLink(
  { linker }: ApiSite,
  family: ApiFamily,
  { name }: ApiPageEntry,
  code: string,
): string | undefined {
  const href = linker.findCode(code, { productId: family.productId, components: [name] });
  const own = `${getApiPathname(family, name)}/`;
  return href?.startsWith(own) ? href.slice(own.length) || undefined : href;
}

/** Links to a demo. Snippets, fixtures, and the landing page have nothing to link to. */
function describeUsage(site: Site, { page, demo }: Usage): ApiUse[] {
  const title = site.findPage(page, DEFAULT_LOCALE)?.frontMatter.title;
  if (!title || !demo || page.startsWith('/x/fixtures/')) return [];
  const name = demo.slice(demo.lastIndexOf('/') + 1);
  return [{ title: `${title}: ${name}`, href: `${page}/#${name}` }];
}
