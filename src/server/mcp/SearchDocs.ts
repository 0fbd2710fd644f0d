import type { Locale } from '#model/locale/Locale.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';

/** Ranks results like the site's search. */
export type SearchDocs = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

export interface SearchOptions {
  limit: number;
  locale: Locale;
  productId?: ProductId | undefined;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** The total number of results. */
  total: number;
}

export interface SearchHit {
  /** Public path with the anchor of the section: `/x/react-charts/bars/#labels`. */
  path: string;
  title: string;
  /** The title of the section, if the result is a section. */
  section?: string;
  excerpt: string;
}
