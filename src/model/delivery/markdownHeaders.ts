import type { DeliveryConfig } from './DeliveryConfig.ts';

/** `/x/introduction/mcp.md` → a link that names the page as the original; nothing for other files. */
export function getMarkdownHeaders(
  pathname: string,
  { siteUrl }: Pick<DeliveryConfig, 'siteUrl'>,
): Readonly<Record<string, string>> {
  const page = /^(\/(?:[a-z]{2}\/)?x(?:\/.+)?)\.md$/.exec(pathname)?.[1];
  if (page === undefined) return {};
  return { link: `<${siteUrl}${encodeURI(page)}/>; rel="canonical"` };
}
