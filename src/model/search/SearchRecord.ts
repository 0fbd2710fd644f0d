import type { Plan } from '../product/Plan.ts';
import type { MemberKind, PageKind, SearchPart } from './SearchFile.ts';

export const SEARCH_LABELS = ['Guide', 'API', 'Prop', 'Demo', 'Migration'] as const;
export type SearchLabel = (typeof SEARCH_LABELS)[number];

/** What a hit is, in more detail than its label. */
export type SearchKind = PageKind | MemberKind | 'demo';

export interface SearchPage {
  pathname: string;
  title: string;
  /** As the navigation calls it. */
  short: string;
  kind: PageKind;
  part: SearchPart;
  plan: Plan;
  /** Not in the navigation. */
  isMinor: boolean;
  /** How many demos and snippets use it. */
  uses: number;
}

/** Something that can be found. The first record of a page stands for the page as a whole. */
export interface SearchRecord {
  kind: SearchKind;
  /** More than one where API pages share a member. */
  pages: readonly SearchPage[];
  /** `''` for a page as a whole. */
  heading: string;
  /** Without `#`; `''` for the top of the page. */
  anchor: string | ((page: SearchPage) => string);
  plan: Plan;
  text: string;
  keywords: string;
  /** Identifiers in its code. */
  code: string;
}

export interface SearchHit {
  /** Internal form, without locale and trailing slash. */
  pathname: string;
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  label: SearchLabel;
  kind: SearchKind;
  /** Of the page. */
  title: string;
  /** Of the section, or the name of the member or demo; empty for a page as a whole. */
  heading: string;
  /** Plain text around the first word found. */
  excerpt: string;
  plan: Plan;
  part: SearchPart;
  score: number;
}

/** A page with what was found on it, best first; the page's own address when its title is the best. */
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
