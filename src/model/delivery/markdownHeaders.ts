import { siteConfig } from '#content/site.config.ts';

/** `/x/introduction/mcp.md` → tells search engines that the page is the original; nothing for other files. */
export function getMarkdownHeaders(pathname: string): Readonly<Record<string, string>> {
  const page = /^(\/(?:[a-z]{2}\/)?x(?:\/.+)?)\.md$/.exec(pathname)?.[1];
  if (page === undefined) return {};
  return { link: `<${siteConfig.siteUrl}${encodeURI(page)}/>; rel="canonical"` };
}
