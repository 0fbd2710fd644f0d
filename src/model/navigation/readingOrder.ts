import type { NavigationEntry } from './Navigation.ts';
import { memoizeBy } from './memoizeBy.ts';
import { TOOL_PATHNAMES } from './toolPages.ts';

type Tree = readonly NavigationEntry[];

/** Entries without children, from top to bottom. Memoized, because every page asks for the leaves of the same tree. */
export const listLeaves: (tree: Tree) => readonly NavigationEntry[] = memoizeBy((tree) =>
  tree.flatMap((entry) => (isGroup(entry) ? listLeaves(entry.children) : [entry])),
);

/** The previous and the next page. External links, anchors, and tools aren't part of the reading order. */
export function findNeighbors(
  tree: Tree,
  pathname: string,
): { previous?: NavigationEntry; next?: NavigationEntry } {
  const pages = listLeaves(tree).filter(
    (leaf) => isPage(leaf) && !TOOL_PATHNAMES.has(leaf.pathname),
  );
  const index = pages.findIndex((page) => page.pathname === pathname);
  if (index === -1) return {};
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Lists the groups around a page, outermost first. These are open in the drawer. */
export function findTrail(tree: Tree, pathname: string): NavigationEntry[] {
  return findTrailOf(tree, pathname) ?? [];
}

/** Lists the groups to show as breadcrumbs. The drawer doesn't indent subheaders, so only the innermost one counts. */
export function listCrumbs(trail: readonly NavigationEntry[]): NavigationEntry[] {
  return trail.filter(({ subheader }, index) => !subheader || !trail[index + 1]?.subheader);
}

/** The groups around the first page at or under a pathname. */
export function findTrailBelow(tree: Tree, root: string): NavigationEntry[] {
  const first = listLeaves(tree).find((leaf) => `${leaf.pathname}/`.startsWith(`${root}/`));
  return first ? findTrail(tree, first.pathname) : [];
}

/** Removes leaves that have no page yet, and groups that would be empty. */
export function pruneNavigation(
  tree: Tree,
  hasPage: (pathname: string) => boolean,
): NavigationEntry[] {
  return tree.flatMap((entry) => {
    if (!isGroup(entry)) {
      return isExternal(entry) || hasPage(getPagePathname(entry)) ? [entry] : [];
    }
    const children = pruneNavigation(entry.children, hasPage);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

function findTrailOf(tree: Tree, pathname: string): NavigationEntry[] | undefined {
  for (const entry of tree) {
    if (!isGroup(entry)) {
      if (entry.pathname === pathname) return [];
      continue;
    }
    const trail = findTrailOf(entry.children, pathname);
    if (trail) return [entry, ...trail];
  }
  return undefined;
}

function isGroup(entry: NavigationEntry): entry is NavigationEntry & { children: Tree } {
  return entry.children !== undefined;
}

function isPage(leaf: NavigationEntry): boolean {
  return !isExternal(leaf) && !leaf.pathname.includes('#');
}

function isExternal(leaf: NavigationEntry): boolean {
  return !leaf.pathname.startsWith('/');
}

/** `/x/react-charts/#planned-charts` → `/x/react-charts` */
function getPagePathname(leaf: NavigationEntry): string {
  return leaf.pathname.replace(/\/?#.*$/, '');
}
