/** What a tool says: text for the model, and where it comes from. */
export interface ToolAnswer {
  text: string;
  /** Public address of the page it was taken from. */
  url: string;
  version: string;
  /** Of the page, where the answer is about one. */
  hash?: string;
  /** True for a name that does not exist; the text then has the nearest ones. */
  isError?: boolean;
}
