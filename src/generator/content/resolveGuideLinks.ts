import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import type { Site } from './Site.ts';

const ANCHOR = /(\/x\/[\w/-]+?)\/#([\w-]+)/g;
/** `[text](/x/path/#anchor)`, as Markdown inside a JSON string */
const LINK = /\[([^[\]]*)\]\((?:https:\/\/mui\.com)?(\/x\/[\w/-]+?)\/(?:#[\w-]*)?\)/g;

/**
 * Declarations link to guides and sections of the public MUI site. If the guide here doesn't have that section, the link points
 * to the guide. A link to a guide that isn't written yet becomes text.
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
