import type { NavigationEntry } from './Navigation.ts';
import { findTrailBelow, listLeaves } from './readingOrder.ts';

/** The locations of a product's pages. */
interface Family {
  /** Internal pathname of its overview. */
  root: string;
  /** Internal pathname of its API reference. */
  apiRoot: string;
}

/** Finds the product that a navigation group is about. Groups such as the introduction have none. */
export function findFamily<Product extends Family>(
  group: NavigationEntry,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ root }) => group.children?.some(({ pathname }) => pathname === root));
}

/**
 * Reduces a group to its overview, its quickstart, and the index of its reference. Each of those pages shows the whole group, so
 * every page of the product is at most two clicks away.
 */
export function shortenFamily(group: NavigationEntry, { root, apiRoot }: Family): NavigationEntry {
  const { children = [] } = group;
  const starts = listLeaves(children).filter(
    ({ pathname }) => pathname === root || pathname === `${root}/quickstart`,
  );
  const reference = findTrailBelow(children, apiRoot).at(-1);
  return {
    ...group,
    children: [
      ...starts,
      // A group with one page is shown as that page, with the title of the group.
      ...(reference ? [{ ...reference, children: [{ pathname: apiRoot }] }] : []),
    ],
  };
}
