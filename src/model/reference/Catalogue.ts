import type { Plan } from '../product/Plan.ts';

/** The lists a page can generate from the types of its product: `<Catalogue of="events" />`. */
export const CATALOGUE_KINDS = ['events', 'methods', 'plans'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

export interface CatalogueRow {
  name: string;
  /** Its URL in the API reference. */
  href?: string;
  /** The first sentence of its description, with code in backticks. */
  text: string;
  plan: Plan;
  /** The release it appeared in, if that's younger than the major version. */
  since?: string;
  /** Parameters and return value. */
  type?: string;
  /** The prop that handles the event. */
  prop?: { name: string; href: string };
}

export type Catalogues = Partial<Record<CatalogueKind, readonly CatalogueRow[]>>;
