/** The prose of one file as Markdown. Every line keeps its line number. */
export interface Prose {
  /** Relative to the project. */
  file: string;
  text: string;
}
