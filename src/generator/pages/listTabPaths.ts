import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { ApiTab } from '#model/path/docsTab.ts';
import { getSite } from '../content/Site.ts';
import { listApiTabs } from './createGuideData.ts';

/**
 * Lists the guides that have this tab. Each tab has a separate route. A shared one would match every guide, too, and the
 * development server would load the code of the reference before it shows a guide.
 */
export function listTabPaths(tab: ApiTab) {
  return getSite()
    .pages.filter((page) => page.locale === DEFAULT_LOCALE && listApiTabs(page).includes(tab))
    .map(({ pathname }) => ({
      params: { path: pathname.slice('/x/'.length) },
      props: { pathname },
    }));
}
