/** One file's prose as Markdown, with every line at its number in the file. */
export interface Prose {
  /** Relative to the project. */
  file: string;
  text: string;
}
