import type { ApiPageData } from '#model/page/ApiPageData.ts';
import { toKebabCase } from '#model/page/ApiPageData.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import type { DocsTab } from '#model/path/docsTab.ts';
import type { Heading, Page } from '#model/page/Page.ts';
import { getProductIds } from '#model/product/productIds.ts';
import { createApiPageData } from './createApiPageData.ts';
import { findEntryByName } from './findEntryByName.ts';
import { getApiSite } from './getApiSite.ts';
import type { ApiSite } from './getApiSite.ts';
import type { Site } from '../content/Site.ts';

export interface ApiTab {
  entries: ApiPageData[];
  headings: Heading[];
  /** The reference page that search engines should index instead. */
  canonical: string;
}

/** What a guide's API tab shows: the components or hooks that its front matter names. */
export async function createApiTab(site: Site, page: Page, tab: DocsTab): Promise<ApiTab> {
  const api = await getApiSite();
  const { components = [], hooks = [] } = page.frontMatter;
  const entries = (tab === 'hooks-api' ? hooks : components).map((name) => {
    const found = findEntryByName(
      api.reference,
      name,
      getProductIds(`${page.pathname}/`).productId,
    );
    if (!found) throw describeUnknown(api, page, name);
    const data = createApiPageData(site, api, found.family, found.entry);
    return { ...data, anchorPrefix: `${toKebabCase(name)}-` };
  });
  return {
    entries,
    headings: entries.map(({ entry }) => ({
      id: toKebabCase(entry.name),
      text: entry.name,
      depth: 2,
    })),
    canonical: entries[0]?.pathname ?? page.pathname,
  };
}

function describeUnknown({ reference }: ApiSite, page: Page, name: string): DocsError {
  const names = reference.families.flatMap((family) =>
    [...family.components, ...family.hooks].map((entry) => entry.name),
  );
  const nearest = findNearest(name, names);
  return new DocsError(`No package exports "${name}".`, {
    file: page.file,
    line: 1,
    hint:
      nearest.length > 0
        ? `did you mean ${nearest.join(' or ')}?`
        : 'take it out of the front matter.',
  });
}
