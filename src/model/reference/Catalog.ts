import type { Plan } from '../product/Plan.ts';

/** The lists a page can generate from the types of its product: `<Catalog of="events" />`. */
export const CATALOG_KINDS = ['events', 'methods', 'plans', 'selectors', 'state'] as const;
export type CatalogKind = (typeof CATALOG_KINDS)[number];

/** Whether `exportState()` returns a part of the state, or whether only `initialState` or neither of them knows it. */
export const STATE_LIFETIMES = ['saved', 'initial', 'internal'] as const;
export type StateLifetime = (typeof STATE_LIFETIMES)[number];

export interface CatalogRow {
  name: string;
  /** Its URL in the API reference. */
  href?: string;
  /** The first sentence of its description, with code in backticks. */
  text: string;
  plan: Plan;
  /** The release it appeared in, if that's younger than the major version. */
  since?: string;
  /** Parameters and return value, or what it contains. */
  type?: string;
  /** What becomes of a part of the grid's state. */
  lifetime?: StateLifetime;
  /** The prop that handles the event. */
  prop?: { name: string; href: string };
}

export type Catalogs = Partial<Record<CatalogKind, readonly CatalogRow[]>>;
