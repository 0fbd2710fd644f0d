import type { Plan } from '../product/Plan.ts';
import type { MemberKind, PageKind, SearchPart } from './SearchFile.ts';

export const SEARCH_LABELS = ['Guide', 'API', 'Prop', 'Demo', 'Migration'] as const;
export type SearchLabel = (typeof SEARCH_LABELS)[number];

/** What a hit is, in more detail than its label. */
export type SearchKind = PageKind | MemberKind | 'demo';

export interface SearchPage {
  /** Its place among the pages of its part. */
  place: number;
  pathname: string;
  title: string;
  /** Title in the navigation. */
  short: string;
  kind: PageKind;
  part: SearchPart;
  plan: Plan;
  /** Not in the navigation. */
  isMinor: boolean;
  /** How many demos and snippets use it. */
  uses: number;
}

/** Something that can be found. The first record of a page represents the page as a whole. */
export interface SearchRecord {
  kind: SearchKind;
  /** More than one if API pages share a member. */
  pages: readonly SearchPage[];
  /** `''` for a page as a whole. */
  heading: string;
  /** Without `#`; `''` for the top of the page. */
  anchor: string | ((page: SearchPage) => string);
  plan: Plan;
  /** The release it appeared in, if that's younger than the major version. */
  since?: string;
  text: string;
  /** With the questions, because readers search with their words. */
  keywords: string;
  /** Questions that it answers. */
  questions?: readonly string[];
  /** What readers type to find the page; only on the record of a page. */
  searches?: readonly string[];
  /** What says what it's about: its title or heading, keywords, questions, and searches. */
  phrases?: readonly string[];
  /** Identifiers in its code. */
  code: string;
}

export interface SearchHit {
  /** Internal form, without locale or trailing slash. */
  pathname: string;
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  label: SearchLabel;
  kind: SearchKind;
  /** Title of the page. */
  title: string;
  /** Heading of the section, or name of the member or demo; empty for a page as a whole. */
  heading: string;
  /** The question that asks the same as the query, if the query is a question. */
  question?: string;
  /** Plain text that starts with the sentence that matches best. */
  excerpt: string;
  plan: Plan;
  since?: string;
  part: SearchPart;
  score: number;
}

/** A page with its matches, best first. If the title is the best match, the URL is that of the page. */
export interface SearchGroup extends SearchHit {
  sections: SearchHit[];
}

const LABELS = {
  guide: 'Guide',
  migration: 'Migration',
  component: 'API',
  hook: 'API',
  interface: 'API',
  index: 'API',
  prop: 'Prop',
  return: 'Prop',
  slot: 'API',
  class: 'API',
  variable: 'API',
  event: 'API',
  demo: 'Demo',
} as const satisfies Record<SearchKind, SearchLabel>;

export function getSearchLabel(kind: SearchKind): SearchLabel {
  return LABELS[kind];
}
