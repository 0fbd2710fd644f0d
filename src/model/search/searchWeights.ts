import type { SearchKind } from './SearchRecord.ts';

/** The searched fields of a record and their weights. Tuned with `npm run search:measure`. */
export const FIELD_BOOSTS = {
  /** Name of an API entry, a member, or a demo. */
  name: 5,
  title: 7,
  heading: 5,
  keywords: 5,
  /** All headings of a page; only on the record of the page. */
  contents: 1.5,
  text: 1,
  code: 0.8,
  /** What readers type to find the page; only on the record of the page. */
  searches: 4,
} as const;

export type SearchField = keyof typeof FIELD_BOOSTS;
export const SEARCH_FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/** A bit for each field, so that a number can tell where a word was found. */
export const FIELD_BITS = Object.fromEntries(
  SEARCH_FIELDS.map((field, index) => [field, 1 << index]),
) as Record<SearchField, number>;

/** Weight of each kind for a query in plain words. */
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
  /** Weights of indirect matches; an exact match counts as 1. */
  stem: 0.85,
  prefix: 0.6,
  synonym: 0.8,
  part: 0.15,
  correction: 0.7,
  /** Words about the intent rather than the subject. */
  vague: 0.35,
  /** The page as a whole, its best section, and all its sections together. */
  page: 1,
  section: 0.8,
  spread: 0.25,
  /** An API page has hundreds of members, so matches spread across them mean little. */
  apiSpread: 0.05,
  /** If a section matches the whole query, link to it unless the page matches better by this factor. */
  sectionFirst: 0.45,
  /** Penalty for missing words: the exponent of the matched share. */
  coverage: 1.2,
  /** The query equals the title. */
  sameTitle: 1.5,
  /** The query names the product, or the reader is in it. */
  namedProduct: 1.35,
  presentProduct: 1.3,
  /** The page needs a higher plan than the reader's, or the reader has just seen it. Only a little, because it may be what they want. */
  higherPlan: 0.95,
  openedPage: 0.97,
  /** The page isn't in the navigation. */
  minorPage: 0.6,
  /** The page mentions everything. */
  hub: 0.75,
  /** The page is about one part, one hook, or a gallery. */
  special: 0.68,
  /** The query is about an upgrade. */
  upgrade: 2.4,
} as const;

/** A reading with less weight is a guess: it may lead to a page, but says little about it. */
export const SAFE_READING = 0.5;

/** Added to the score, so that nothing else can rank higher. */
export const EXACT_NAME = 1000;

/** The same for a section that explains an error message in the query. The names in a message matter less. */
export const QUOTED_ERROR = 2000;
