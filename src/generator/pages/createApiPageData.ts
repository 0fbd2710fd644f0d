import { siteConfig } from '#content/site.config.ts';
import type { ApiPageData, ApiUse } from '#model/page/ApiPageData.ts';
import type { ApiFamily, ApiPageEntry } from '#model/reference/ApiReference.ts';
import { ANCHORS, getSizeKey } from '#model/reference/ImportSize.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { listOlderReleases } from '#model/reference/VersionHistory.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';
import { findUsage } from '../api-reference/usage/findUsage.ts';
import type { Usage } from '../api-reference/usage/findUsage.ts';
import type { Site } from '../content/Site.ts';
import { getSampleIndex } from '../try-it/sampleIndex.ts';
import type { ApiSite } from './getApiSite.ts';

export function createApiPageData(
  site: Site,
  api: ApiSite,
  family: ApiFamily,
  entry: ApiPageEntry,
): ApiPageData {
  const find = (member?: string) =>
    findUsage(api.usage, api.reference, family.productId, entry.name, member);
  const toUse = (usage: Usage) => describeUsage(site, usage);
  const product = siteConfig.products.find(({ id }) => id === family.productId);
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
    olderReleases: listOlderReleases(product?.version ?? ''),
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

/** Creates the link to a demo. Snippets, fixtures, and the demos of the landing page aren't linked. */
export function describeUsage(site: Site, { page, demo }: Usage): ApiUse[] {
  const title = site.findPage(page, DEFAULT_LOCALE)?.frontMatter.title;
  if (!title || !demo || page.startsWith('/x/fixtures/')) return [];
  const name = demo.slice(demo.lastIndexOf('/') + 1);
  return [{ title: `${title}: ${name}`, href: `${page}/#${name}` }];
}
