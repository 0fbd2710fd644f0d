import type { SearchPart } from './SearchFile.ts';
import type { SearchLabel } from './SearchRecord.ts';

export interface SearchOptions {
  /** Only pages of this product. */
  product?: SearchPart;
  /** Only hits with this label. */
  kind?: SearchLabel;
  /** Pages at most; 20 unless given. */
  limit?: number;
  /** The product that the reader is in: preferred, not required. */
  present?: SearchPart;
  /** Sections shown of each page; 3 unless given. */
  sections?: number;
}
