/** Messages of the packages, and the section that explains them. */
export interface ErrorAnswer {
  /** Internal form: `/x/react-charts/bars`. */
  page: string;
  /** The id of its heading. Without it, the page as a whole explains them. */
  section?: string;
  /** A part of each message that identifies it, without `MUI X:`. A `…` takes the place of what the package fills in. */
  messages: readonly string[];
}
