import type { SearchPart } from './SearchFile.ts';
import type { SearchLabel } from './SearchRecord.ts';

export interface SearchOptions {
  /** Only pages of this product. */
  product?: SearchPart;
  /** Only hits with this label. */
  kind?: SearchLabel;
  /** Maximum number of pages; 20 by default. */
  limit?: number;
  /** The product the reader is in: preferred, not required. */
  present?: SearchPart;
  /** Maximum number of sections per page; 3 by default. */
  sections?: number;
}
