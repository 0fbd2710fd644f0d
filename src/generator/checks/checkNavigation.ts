import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { isFixture } from '../head/isFixture.ts';
import type { CheckResult } from './Check.ts';

export interface NavigationContext {
  navigation: readonly NavigationEntry[];
  pages: readonly PageSource[];
  hasPage: (pathname: string) => boolean;
}

/** Reports pages that aren't in the navigation, because nobody could find them. Entries without a page are only notes. */
export function checkNavigation({ navigation, pages, hasPage }: NavigationContext): CheckResult {
  const pathnames = listPagePathnames(navigation);
  const known = new Set(pathnames);
  const faults = pages
    .filter(({ locale, pathname }) => locale === DEFAULT_LOCALE && !isFixture(pathname))
    .filter(({ pathname }) => !known.has(pathname))
    .map((page) => {
      const [nearest] = findNearest(page.pathname, known);
      const folder = nearest?.replace('/x/', 'content/pages/');
      return new DocsError(`No entry of the navigation leads to ${page.pathname}.`, {
        file: toProjectPath(page.file),
        hint: folder
          ? `move the folder to ${folder}, or add the page to content/navigation.ts.`
          : 'add the page to content/navigation.ts.',
      });
    });
  const unwritten = pathnames.filter((pathname) => !hasPage(pathname));
  return { faults, notes: formatUnwritten(unwritten) };
}

/** Lists all pages of the navigation, including unwritten ones, but no anchors and no links to other sites. */
export function listPagePathnames(navigation: readonly NavigationEntry[]): string[] {
  return listLeaves(navigation)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith('/') && !pathname.includes('#'));
}

/** One line per section: `/x/react-charts: 3 pages to write (bars, lines, pie)`. */
function formatUnwritten(pathnames: readonly string[]): string[] {
  const bySection = Map.groupBy(
    pathnames,
    (pathname) => /^\/x\/(?:api\/)?[^/]+/.exec(pathname)?.[0] ?? '',
  );
  return [...bySection].map(([section, members]) => {
    const names = members.map((pathname) => pathname.slice(section.length + 1) || 'overview');
    const count = `${members.length} ${members.length === 1 ? 'page' : 'pages'} to write`;
    return `${section}: ${count} (${names.join(', ')})`;
  });
}
