import type { NavigationEntry } from './Navigation.ts';
import { findTrailBelow, listLeaves } from './readingOrder.ts';

/** Where the pages of a product are. */
interface Family {
  /** Internal pathname of its overview. */
  root: string;
  /** Internal pathname of its API reference. */
  apiRoot: string;
}

/** The product that a group of the navigation is about; nothing for groups such as the introduction. */
export function findFamily<Product extends Family>(
  group: NavigationEntry,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ root }) => group.children?.some(({ pathname }) => pathname === root));
}

/**
 * The group with only its overview, its quickstart, and the index of its reference. Each of those pages shows the whole group, so
 * every page of the product is two clicks away.
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
