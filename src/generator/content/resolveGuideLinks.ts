import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import type { Site } from './Site.ts';

const ANCHOR = /(\/x\/[\w/-]+?)\/#([\w-]+)/g;
/** `[text](/x/path/#anchor)`, as Markdown inside a JSON string */
const LINK = /\[([^[\]]*)\]\((?:https:\/\/mui\.com)?(\/x\/[\w/-]+?)\/(?:#[\w-]*)?\)/g;

/**
 * Declarations link to guides and their sections by the names they have on another site. A link to a section that the guide
 * doesn't have leads to the guide, and a link to a guide that isn't written yet becomes text.
 */
export function resolveGuideLinks(
  reference: ApiReference,
  site: Pick<Site, 'findPage' | 'planned'>,
): ApiReference {
  const text = JSON.stringify(reference)
    .replace(LINK, (link, words: string, pathname: string) =>
      site.planned.has(pathname) ? words : link,
    )
    .replace(ANCHOR, (link, pathname: string, anchor: string) => {
      const page = site.findPage(pathname, DEFAULT_LOCALE);
      if (!page) return link;
      return page.headings.some(({ id }) => id === anchor) ? link : `${pathname}/`;
    });
  return JSON.parse(text) as ApiReference;
}
