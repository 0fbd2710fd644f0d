import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { AffectedPages } from './findAffectedPages.ts';
import type { RenderedPath } from './renderedFiles.ts';

const TAB = /(?:components|hooks)-api\/$/;
/** Routes of guides, their tabs, and the reference. */
const NAVIGATED = /\[\.\.\.path\]/;
/** Counts snippets in texts, so an edit of any text can change it. */
const COVERAGE = '/x/coverage/';

export function isNavigated({ component }: RenderedPath): boolean {
  return NAVIGATED.test(component);
}

/** Creates a function that says whether a page has to be rendered again. A page whose Markdown changed has to be, too. */
export function createPageTest(affected: AffectedPages): (target: RenderedPath) => boolean {
  const translate = (pathname: string) =>
    siteConfig.locales.map((locale) => addLocalePrefix(`${pathname}/`, locale));
  const guides = new Set(affected.pathnames.flatMap(translate));
  const roots = affected.roots.flatMap(translate);
  const tabRoots = affected.tabRoots.flatMap(translate);
  const isBelow = (pathname: string, folders: readonly string[]) =>
    folders.some((folder) => pathname.startsWith(folder));
  return (target) => {
    const { pathname } = target;
    return (
      pathname === COVERAGE ||
      // Other pages than guides and the reference can list any page.
      (affected.hasNewPages && !isNavigated(target)) ||
      guides.has(pathname) ||
      guides.has(pathname.replace(TAB, '')) ||
      isBelow(pathname, roots) ||
      (TAB.test(pathname) && isBelow(pathname, tabRoots))
    );
  };
}
