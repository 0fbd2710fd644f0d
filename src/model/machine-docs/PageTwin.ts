/** The Markdown of a page, as the page itself names it. */
export interface PageTwin {
  /** `/x/introduction/mcp.md` */
  href: string;
  version?: string;
  /** The same as in the front matter of the Markdown. */
  hash?: string;
}
