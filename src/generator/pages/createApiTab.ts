import en from '#content/strings/en.json' with { type: 'json' };
import type { ApiPageData, ApiTabGroup } from '#model/page/ApiPageData.ts';
import { toKebabCase } from '#model/page/ApiPageData.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import type { DocsTab } from '#model/path/docsTab.ts';
import type { Heading, Page } from '#model/page/Page.ts';
import { getProductIds } from '#model/product/productIds.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';
import type { ApiFamily, ApiPageEntry } from '#model/reference/ApiReference.ts';
import { isUsedOn } from '../api-reference/usage/findUsage.ts';
import { mergeVariants } from './mergeVariants.ts';
import { createApiPageData } from './createApiPageData.ts';
import { findEntryByName } from './findEntryByName.ts';
import { getApiSite } from './getApiSite.ts';
import type { ApiSite } from './getApiSite.ts';
import type { Site } from '../content/Site.ts';

export interface ApiTab {
  /** Hooks, one after another. */
  entries: ApiPageData[];
  /** Components, with the variants of each merged into a group. */
  groups: ApiTabGroup[];
  headings: Heading[];
  /** The reference page that search engines should index instead. */
  canonical: string;
}

/** Many guides show the same components, and finding what uses a component takes a while. */
const readPageData = memoizeBy((site: Site) =>
  memoizeBy((api: ApiSite) =>
    memoizeBy((family: ApiFamily) =>
      memoizeBy((entry: ApiPageEntry) => createApiPageData(site, api, family, entry)),
    ),
  ),
);

/** Creates the data of a guide's API tab, which shows the components or hooks in the guide's front matter. */
export async function createApiTab(site: Site, page: Page, tab: DocsTab): Promise<ApiTab> {
  const api = await getApiSite();
  const { components = [], hooks = [] } = page.frontMatter;
  const entries = (tab === 'hooks-api' ? hooks : components).map((name): ApiPageData => {
    const found = findEntryByName(
      api.reference,
      name,
      getProductIds(`${page.pathname}/`).productId,
    );
    if (!found) throw describeUnknown(api, page, name);
    const data = readPageData(site)(api)(found.family)(found.entry);
    return { ...data, anchorPrefix: `${toKebabCase(name)}-` };
  });
  const { productId } = getProductIds(`${page.pathname}/`);
  const family = api.reference.families.find((candidate) => candidate.productId === productId);
  // Whether a demo or a snippet of the page sets the prop.
  const groups = mergeVariants(
    entries.filter(isComponent),
    ({ entry }, prop) =>
      family !== undefined && isUsedOn(page.pathname, api.usage, family, entry.name, prop),
  );
  return {
    entries: entries.filter((data) => !isComponent(data)),
    groups,
    headings: [
      ...groups.flatMap(listHeadings),
      ...entries.filter((data) => !isComponent(data)).map(({ entry }) => toHeading(entry.name)),
    ],
    canonical: entries[0]?.pathname ?? page.pathname,
  };
}

function isComponent(data: ApiPageData): data is ApiTabGroup['data'] {
  return data.entry.kind === 'component';
}

function toHeading(name: string): Heading {
  return { id: toKebabCase(name), text: name, depth: 2 };
}

/** Lists the sections of a component, as `ApiTabGroup` renders them. */
function listHeadings({ data, used }: ApiTabGroup): Heading[] {
  const { name, props } = data.entry;
  const { sections } = en.api;
  const wanted: [id: string, text: string, isThere: boolean][] = [
    ['used-props', sections.usedProps, used.length > 0],
    ['other-props', sections.otherProps, used.length > 0 && used.length < props.length],
    ['props', sections.props, used.length === 0 && props.length > 0],
  ];
  return [
    toHeading(name),
    ...wanted
      .filter(([, , isThere]) => isThere)
      .map(([id, text]): Heading => ({ id: `${toKebabCase(name)}-${id}`, text, depth: 3 })),
  ];
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
