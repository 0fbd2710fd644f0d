import type { Plan } from '../product/Plan.ts';

/** What a page can list from the types of its product: `<Catalogue of="events" />`. */
export const CATALOGUE_KINDS = ['events', 'methods', 'plans'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

export interface CatalogueRow {
  name: string;
  /** Its entry in the reference. */
  href?: string;
  /** The first sentence of its description, with code in backticks. */
  text: string;
  plan: Plan;
  /** What the listener or the caller gets or gives. */
  type?: string;
  /** The prop that listens to the event. */
  prop?: { name: string; href: string };
}

export type Catalogues = Partial<Record<CatalogueKind, readonly CatalogueRow[]>>;
