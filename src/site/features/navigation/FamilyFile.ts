/** The content of `/x/navigation/<product>.<locale>.<hash>.json`. */
export interface FamilyFile {
  /** The complete list in the product's group. */
  html: string;
}
