/** The Markdown version of a page, as the page links to it. */
export interface PageTwin {
  /** `/x/introduction/mcp.md` */
  href: string;
  version?: string;
  /** The same as in the front matter of the Markdown. */
  hash?: string;
}
