import type { ApiFamily, ApiPageEntry, ApiReference } from '#model/reference/ApiReference.ts';
import { toApiSlug } from '#model/reference/ApiReference.ts';
import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { Plan } from '#model/product/Plan.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { memoizeBy } from '#model/navigation/memoizeBy.ts';
import { listWantedPages } from './read/interfacePages.ts';

/** A page of the API reference: either the index of a product family or the page of one entry. */
export interface ApiPage {
  /** Internal form: `/x/api/data-grid/data-grid-pro`. */
  pathname: string;
  title: string;
  productId: ProductId;
  kind: 'index' | ApiPageEntry['kind'];
  plan: Plan;
  /** The release that introduced it, if that's later than the first release of the major version. */
  since?: string;
  /** False for pages that aren't in the navigation. Only the index of the family and the search link to them. */
  listed: boolean;
}

/** Lists all pages of the reference by pathname. Throws once with every navigation entry that no package exports. */
export function listApiPages(
  reference: ApiReference,
  navigation: readonly NavigationEntry[],
): ApiPage[] {
  const errors: DocsError[] = [];
  const pages = reference.families.flatMap((family) => {
    const entries = listEntries(family);
    const wanted = new Map(
      listWantedPages(navigation, family.apiRoot).map((page) => [page.pathname, page.title]),
    );
    for (const [pathname, title] of wanted) {
      const entry = entries.get(pathname);
      if (entry?.name !== title) errors.push(describeMissing(pathname, title, family, entries));
    }
    const index: ApiPage = {
      pathname: family.apiRoot,
      title: `${family.name} API`,
      productId: family.productId,
      kind: 'index',
      plan: 'community',
      listed: hasPathname(navigation, family.apiRoot),
    };
    const own = [...entries].map(([pathname, { name, kind, plan, since }]): ApiPage => ({
      pathname,
      title: name,
      productId: family.productId,
      kind,
      plan,
      ...(since ? { since } : {}),
      listed: wanted.has(pathname),
    }));
    return [index, ...own];
  });
  throwAll(errors);
  return pages.sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

/** Finds the entry for a pathname, together with its family, which describes the types it mentions. */
export function findApiEntry(
  reference: ApiReference,
  pathname: string,
): { family: ApiFamily; entry: ApiPageEntry } | undefined {
  const family = reference.families.find(({ apiRoot }) => pathname.startsWith(`${apiRoot}/`));
  const entry = family && listEntries(family).get(pathname);
  return entry && { family, entry };
}

export function getApiPathname(family: Pick<ApiFamily, 'apiRoot'>, name: string): string {
  return `${family.apiRoot}/${toApiSlug(name)}`;
}

/** Entries by pathname. Memoized because every page of the reference looks itself up. */
const listEntries = memoizeBy((family: ApiFamily): ReadonlyMap<string, ApiPageEntry> => {
  const entries = [...family.components, ...family.hooks, ...family.interfaces];
  return new Map(entries.map((entry) => [getApiPathname(family, entry.name), entry]));
});

function hasPathname(navigation: readonly NavigationEntry[], wanted: string): boolean {
  return navigation.some(
    ({ pathname, children }) => pathname === wanted || (children && hasPathname(children, wanted)),
  );
}

function describeMissing(
  pathname: string,
  title: string,
  { name }: ApiFamily,
  entries: ReadonlyMap<string, ApiPageEntry>,
): DocsError {
  const nearest = findNearest(
    title,
    [...entries.values()].map((entry) => entry.name),
  );
  return new DocsError(
    `The packages of ${name} export nothing called "${title}" for ${pathname}.`,
    {
      file: 'content/navigation.ts',
      hint:
        nearest.length > 0
          ? `did you mean ${nearest.map((other) => `"${other}"`).join(' or ')}?`
          : 'take the entry out of the navigation, or correct its title.',
    },
  );
}
