import type { Locale } from '#model/locale/Locale.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';

/** The ranking of the site's own search. */
export type SearchDocs = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

export interface SearchOptions {
  limit: number;
  locale: Locale;
  productId?: ProductId | undefined;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
}

export interface SearchHit {
  /** Public path with the anchor of the section: `/x/react-charts/bars/#labels`. */
  path: string;
  title: string;
  /** The section of the page, where the hit is one. */
  section?: string;
  excerpt: string;
}
