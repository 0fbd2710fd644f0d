import type { Plan } from '../product/Plan.ts';
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
  /** The plan the reader chose. Pages that need a higher one come after equally good ones. */
  plan?: Plan;
  /** Pathnames of pages that the reader opened recently. They come after equally good ones. */
  opened?: readonly string[];
  /** Maximum number of sections per page; 3 by default. */
  sections?: number;
}
