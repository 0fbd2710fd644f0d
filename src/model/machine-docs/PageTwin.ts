/** The link from a page to its Markdown version. */
export interface PageTwin {
  /** `/x/introduction/mcp.md` */
  href: string;
  version?: string;
  /** The hash in the front matter of the Markdown. */
  hash?: string;
}
