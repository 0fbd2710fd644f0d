import type { Locale } from '../locale/Locale.ts';
import type { Plan } from '../product/Plan.ts';
import { PRODUCT_IDS } from '../product/ProductConfig.ts';

/** The parts that the index is split into: a product each, and what belongs to none. */
export const SEARCH_PARTS = [...PRODUCT_IDS, 'general'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** Raised when the shape changes, so that an old copy in a cache is not misread. */
export const SEARCH_FILE_VERSION = 1;

export type PageKind = 'guide' | 'migration' | 'component' | 'hook' | 'interface' | 'index';
export type MemberKind = 'prop' | 'return' | 'slot' | 'class' | 'variable' | 'event';

/** What is fetched: records as they are written down, not an index, which would be larger and slower to take in. */
export interface SearchFile {
  version: typeof SEARCH_FILE_VERSION;
  locale: Locale;
  part: SearchPart;
  /** Of the docs as a whole, see `DocsStore`; absent before a build. */
  stamp?: string;
  pages: FilePage[];
  members: FileMember[];
}

export interface FilePage {
  /** Internal form: `/x/react-charts/bars`. */
  path: string;
  /** The same as in the page and its Markdown; absent before a build. */
  hash?: string;
  title: string;
  /** As the navigation calls it, where that differs. */
  short?: string;
  kind: PageKind;
  plan?: Plan;
  /** Not in the navigation: few readers need it. */
  minor?: true;
  /** How many demos and snippets use it. */
  uses?: number;
  /** Other words for it. */
  keywords?: string;
  /** Description and what stands before the first heading. */
  text: string;
  /** Identifiers in the code before the first heading. */
  code?: string;
  demos?: FileDemo[];
  sections?: FileSection[];
}

export interface FileSection {
  /** The anchor follows from the headings in their order. */
  heading: string;
  text: string;
  plan?: Plan;
  keywords?: string;
  code?: string;
  demos?: FileDemo[];
}

/** Name, and the identifiers in its code. */
export type FileDemo = [name: string, code: string];

/** A prop, slot, class … of one or more API pages, which share its text. */
export interface FileMember {
  name: string;
  kind: MemberKind;
  text: string;
  /** Indexes of pages, the most likely first. */
  of: number[];
  plan?: Plan;
  /** Where the anchor does not follow from kind and name. */
  anchor?: string;
}

/** `/x/search/en/x-charts.json` */
export function getSearchFileUrl(locale: Locale, part: SearchPart): string {
  return `/x/search/${locale}/${part}.json`;
}

/** `/x/search/en/x-charts.json`, not `/x/search/index.html` */
export function isSearchFile(pathname: string): boolean {
  return /^\/x\/search\/[a-z]{2}\/[\w-]+\.json$/.test(pathname);
}
