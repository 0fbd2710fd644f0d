/** The result of a tool: text for the model, and where it comes from. */
export interface ToolAnswer {
  text: string;
  /** The public URL of the page it comes from. */
  url: string;
  version: string;
  /** The hash of the page, if the result is about one. */
  hash?: string;
  /** True if a name doesn't exist. The text then suggests similar ones. */
  isError?: boolean;
}
