import type { SearchKind } from './SearchRecord.ts';

/** What of a record is searched, and how much a word counts where it stands. Tuned with `npm run search:measure`. */
export const FIELD_BOOSTS = {
  /** Name of an API entry, member or demo. */
  name: 5,
  title: 7,
  heading: 5,
  keywords: 5,
  /** All headings of a page, on the record of the page. */
  contents: 1.5,
  text: 1,
  code: 0.8,
} as const;

export type SearchField = keyof typeof FIELD_BOOSTS;
export const SEARCH_FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/** How willingly each kind is shown for a query in plain words. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  guide: 1,
  migration: 0.55,
  component: 0.6,
  hook: 0.6,
  interface: 0.55,
  index: 0.4,
  prop: 0.5,
  return: 0.4,
  slot: 0.4,
  class: 0.3,
  variable: 0.3,
  event: 0.45,
  demo: 0.5,
};

export const WEIGHTS = {
  /** Ways in which a word of the query may be met, against 1 for the word itself. */
  stem: 0.85,
  prefix: 0.6,
  synonym: 0.8,
  part: 0.15,
  correction: 0.7,
  /** Words that say what one wants to do, not with what. */
  vague: 0.35,
  /** The page as a whole, its best section, and all its sections together. */
  page: 1,
  section: 0.8,
  spread: 0.25,
  /** Spread over the members of an API page says little: there are hundreds. */
  apiSpread: 0.05,
  /** A section that says all of the query is the place to go, unless the page says it this much better. */
  sectionFirst: 0.45,
  /** How hard a missing word counts: the exponent of the share that was met. */
  coverage: 1.2,
  /** The query is the title. */
  sameTitle: 1.5,
  /** The query names the product, or the reader is in it. */
  namedProduct: 1.35,
  presentProduct: 1.3,
  /** The page is not in the navigation. */
  minorPage: 0.6,
  /** The page touches on everything. */
  hub: 0.75,
  /** The query is about an upgrade. */
  upgrade: 2.4,
} as const;

/** Added, so that nothing else can come before. */
export const EXACT_NAME = 1000;
