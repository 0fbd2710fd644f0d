import type { Plan } from '../product/Plan.ts';

/** The lists a page can generate from the types of its product: `<Catalog of="events" />`. */
export const CATALOG_KINDS = ['events', 'methods', 'plans', 'selectors', 'state'] as const;
export type CatalogKind = (typeof CATALOG_KINDS)[number];

/** Whether a part of the state is included in `exportState()`, only in `initialState`, or in neither. */
export const STATE_LIFETIMES = ['saved', 'initial', 'internal'] as const;
export type StateLifetime = (typeof STATE_LIFETIMES)[number];

export interface CatalogRow {
  name: string;
  /** Its URL in the API reference. */
  href?: string;
  /** The first sentence of its description, with code in backticks. */
  text: string;
  plan: Plan;
  /** The release it appeared in, if that's after the first release of the major version. */
  since?: string;
  /** The parameters and the return value, or the type of the content. */
  type?: string;
  /** For parts of the grid's state. */
  lifetime?: StateLifetime;
  /** The prop that handles the event. */
  prop?: { name: string; href: string };
}

export type Catalogs = Partial<Record<CatalogKind, readonly CatalogRow[]>>;
