import { isDeepStrictEqual } from 'node:util';
import { siteConfig } from '#content/site.config.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { findNeighbors, listLeaves, pruneNavigation } from '#model/navigation/readingOrder.ts';
import { findFamily } from '#model/navigation/shortenFamily.ts';
import type { BuildState, PageFacts } from './buildState.ts';

const SITE_ROOT = '/x';

type SiteFacts = Pick<BuildState, 'pages' | 'navigation'>;

export interface AffectedPages {
  /** Guides whose text or date changed, and new ones: `/x/react-charts/bars`. */
  edited: string[];
  /** All pages of the navigation to render again: the edited ones, and those that show a new page in their drawer. */
  pathnames: string[];
  /** All pages below show a new page in their drawer, even those that the navigation doesn't list: `/x/api/charts` */
  roots: string[];
  /** Whether sections changed, which the reference, release notes, and error messages link to. */
  hasOtherSections: boolean;
  hasNewPages: boolean;
  /** Products whose pages have a tab that lists changed demos: `/x/react-charts` */
  tabRoots: string[];
}

/**
 * Finds the pages that have to be rendered again after edits of these files; nothing when all others could show the difference,
 * because a title or the components of a page changed, or when a figure or a demo would have to be bundled.
 * @param isBundled whether everything is bundled before the pages are rendered
 */
export function findAffectedPages(
  before: SiteFacts,
  after: SiteFacts,
  files: readonly string[],
  { isBundled = false }: { isBundled?: boolean } = {},
): AffectedPages | undefined {
  const edited = new Set<string>();
  const added: PageFacts[] = [];
  let hasOtherSections = false;
  for (const file of new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])) {
    const old = before.pages[file];
    const current = after.pages[file];
    if (!current) return undefined;
    if (!old) {
      added.push(current);
      edited.add(current.pathname);
      continue;
    }
    if (!isDeepStrictEqual(toShared(old, isBundled), toShared(current, isBundled)))
      return undefined;
    hasOtherSections ||= !isDeepStrictEqual(old.headings, current.headings);
    if (files.includes(file) || old.lastUpdated !== current.lastUpdated)
      edited.add(current.pathname);
  }
  const isIncluded = ({ figures, hasDemos }: PageFacts) => figures.length === 0 && !hasDemos;
  if (!isBundled && !added.every(isIncluded)) return undefined;
  const showing = findShowing(before.navigation, after.navigation, added);
  if (!showing) return undefined;
  const hasNewPages = added.length > 0;
  return {
    edited: [...edited].sort(),
    pathnames: [...new Set([...edited, ...showing.pathnames])].sort(),
    roots: [...showing.roots].sort(),
    hasOtherSections: hasOtherSections || hasNewPages,
    hasNewPages,
    tabRoots: [],
  };
}

/** What other pages show, as JSON, because one of the two was read from a file. */
function toShared({ pathname, frontMatter, figures }: PageFacts, isBundled: boolean): unknown {
  const { description: _, keywords, questions, searches, ...shared } = frontMatter;
  return JSON.parse(
    JSON.stringify({ pathname, figures: isBundled ? [] : figures, frontMatter: shared }),
  );
}

/**
 * Finds what links to one of the added pages in its drawer or at its end; nothing if the navigation also changed in another way.
 */
function findShowing(
  before: readonly NavigationEntry[],
  after: readonly NavigationEntry[],
  added: readonly PageFacts[],
): { pathnames: string[]; roots: ReadonlySet<string> } | undefined {
  const names = new Set(added.map(({ pathname }) => pathname));
  if (!isDeepStrictEqual(withoutPages(before, names), withoutPages(after, names))) return undefined;
  const pathnames: string[] = [];
  const roots = new Set<string>();
  for (const pathname of names) {
    const group = after.find((entry) => listPathnames([entry]).includes(pathname));
    if (!group) return undefined;
    const { previous, next } = findNeighbors(after, pathname);
    // The pages of a product are only in its own drawers, and other pages are in all of them.
    const product = findFamily(group, siteConfig.products);
    roots.add(product?.apiRoot ?? SITE_ROOT);
    if (product) pathnames.push(...listPathnames([group]));
    pathnames.push(...[previous, next].flatMap((page) => page?.pathname ?? []));
  }
  return { pathnames, roots };
}

/** As JSON, like above. */
function withoutPages(tree: readonly NavigationEntry[], pathnames: ReadonlySet<string>): unknown {
  const rest = pruneNavigation([...tree], (pathname) => !pathnames.has(pathname));
  return JSON.parse(JSON.stringify(rest));
}

function listPathnames(tree: readonly NavigationEntry[]): string[] {
  return listLeaves(tree).map(({ pathname }) => pathname);
}
