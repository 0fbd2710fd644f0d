import type { ApiReference } from '#model/reference/ApiReference.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Site } from './Site.ts';

const LINK = /(\/x\/[\w/-]+?)\/#([\w-]+)/g;

/**
 * Declarations link to sections of guides by the names those once had. Where a guide has no such section, the link leads to the
 * guide.
 */
export function dropDeadAnchors(
  reference: ApiReference,
  site: Pick<Site, 'findPage'>,
): ApiReference {
  const text = JSON.stringify(reference).replace(LINK, (link, pathname: string, anchor: string) => {
    const page = site.findPage(pathname, DEFAULT_LOCALE);
    if (!page) return link;
    return page.headings.some(({ id }) => id === anchor) ? link : `${pathname}/`;
  });
  return JSON.parse(text) as ApiReference;
}
