/** What `/x/navigation/<product>.<locale>.<hash>.json` contains. */
export interface FamilyFile {
  /** The list in the group of the product. */
  html: string;
}
