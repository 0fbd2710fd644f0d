import { Parser } from 'htmlparser2';

/** The facts about one HTML file that the link check needs. */
export interface BuiltPage {
  /** `/x/introduction/` */
  url: string;
  ids: Set<string>;
  duplicateIds: Set<string>;
  /** URLs that the page refers to, exactly as written. */
  hrefs: Set<string>;
  headings: number;
  /** True for a page without a translation, which only links to the English page. */
  isUntranslated: boolean;
}

/** Absolute URLs that start with `siteUrl` must exist, too: canonical links, alternates, and card images. */
export function parseBuiltPage(url: string, html: string, siteUrl: string): BuiltPage {
  const page: BuiltPage = {
    url,
    ids: new Set(),
    duplicateIds: new Set(),
    hrefs: new Set(),
    headings: 0,
    isUntranslated: false,
  };
  let depth = 0;
  let stage = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (attributes['data-demo-stage'] !== undefined) stage = depth;
      const { id } = attributes;
      if (id !== undefined) {
        // Demos that are rendered at build time can repeat ids. They get unique ones once they run in the browser.
        if (page.ids.has(id) && stage === 0) page.duplicateIds.add(id);
        page.ids.add(id);
      }
      if (tag === 'h1') page.headings += 1;
      if (tag === 'meta' && attributes['name'] === 'robots') page.isUntranslated = true;
      for (const href of listAddresses(tag, attributes, siteUrl)) page.hrefs.add(href);
    },
    onclosetag() {
      if (depth === stage) stage = 0;
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}

function listAddresses(tag: string, attributes: Record<string, string>, siteUrl: string): string[] {
  const { href, src, srcset, action, poster, content } = attributes;
  const own = (address: string | undefined) =>
    address?.startsWith(`${siteUrl}/`) ? [address.slice(siteUrl.length)] : [];
  if (tag === 'meta') return own(content);
  if (tag === 'link' && href?.startsWith(siteUrl)) return own(href);
  const candidates = srcset?.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') ?? [];
  // The URL with the rest of a navigation group in the drawer.
  const rest = attributes['data-content'];
  return [href, src, action, poster, rest, ...candidates].filter(
    (address) => address !== undefined,
  );
}
