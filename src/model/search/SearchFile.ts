import type { Locale } from '../locale/Locale.ts';
import type { Plan } from '../product/Plan.ts';
import { PRODUCT_IDS } from '../product/ProductId.ts';
import type { Synonyms, Translations } from './Synonyms.ts';

/** The parts of the index: one per product, plus one for everything else. */
export const SEARCH_PARTS = [...PRODUCT_IDS, 'general'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** Raised when the shape changes, so that an old cached copy isn't misread. */
export const SEARCH_FILE_VERSION = 2;

export type PageKind = 'guide' | 'migration' | 'component' | 'hook' | 'interface' | 'index';
export type MemberKind = 'prop' | 'return' | 'slot' | 'class' | 'variable' | 'event';

/** The file the browser fetches. It holds plain records because a serialized index would be larger and slower to load. */
export interface SearchFile {
  version: typeof SEARCH_FILE_VERSION;
  locale: Locale;
  part: SearchPart;
  /** Identifies the state of the docs as a whole (see `DocsStore`); absent before a build. */
  stamp?: string;
  /** Synonyms of this part. They apply to the whole index once the file is loaded. */
  synonyms?: Synonyms;
  /** Phrases in other languages; only the general part has them. */
  translations?: Translations;
  /** Error messages of the packages; only the general part has them, so that all products load them once. */
  errors?: FileError[];
  pages: FilePage[];
  members: FileMember[];
}

export interface FilePage {
  /** Internal form: `/x/react-charts/bars`. */
  path: string;
  /** The same hash as in the page and its Markdown; absent before a build. */
  hash?: string;
  title: string;
  /** Title in the navigation, if it differs. */
  short?: string;
  kind: PageKind;
  plan?: Plan;
  /** The release it appeared in, if that's younger than the major version. */
  since?: string;
  /** Not in the navigation, so few readers need it. */
  minor?: true;
  /** How many demos and snippets use it. */
  uses?: number;
  /** Other words for the same thing. */
  keywords?: string;
  /** The description and the text before the first heading. */
  text: string;
  /** Identifiers in the code before the first heading. */
  code?: string;
  demos?: FileDemo[];
  sections?: FileSection[];
}

export interface FileSection {
  /** The anchor is derived from the headings in order. */
  heading: string;
  text: string;
  plan?: Plan;
  keywords?: string;
  code?: string;
  demos?: FileDemo[];
}

/** The name, and the identifiers in its code. */
export type FileDemo = [name: string, code: string];

/** The messages that a section explains. */
export interface FileError {
  /** The page, as in `FilePage`. */
  path: string;
  /** Absent for the page as a whole. */
  anchor?: string;
  /** With `…` in place of what the packages fill in. */
  messages: string[];
}

/** A prop, slot, class, and so on. API pages that share its text share the record. */
export interface FileMember {
  name: string;
  kind: MemberKind;
  text: string;
  /** Indexes of pages, the most likely first. */
  of: number[];
  plan?: Plan;
  since?: string;
  /** Only if the anchor can't be derived from kind and name. */
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
