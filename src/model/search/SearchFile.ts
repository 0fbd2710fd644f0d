import type { Locale } from '../locale/Locale.ts';
import type { Plan } from '../product/Plan.ts';
import { PRODUCT_IDS } from '../product/ProductId.ts';
import type { Synonyms, Translations } from './Synonyms.ts';

/** The parts of the index: one per product, plus one for everything else. */
export const SEARCH_PARTS = [...PRODUCT_IDS, 'general'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** Raised when the shape changes, so that an old cached copy isn't misread. */
export const SEARCH_FILE_VERSION = 3;

/** What a file may weigh with gzip, so that the first results don't wait for everything a product has. */
export const MAX_SEARCH_FILE_BYTES = 80_000;

export type PageKind = 'guide' | 'migration' | 'component' | 'hook' | 'interface' | 'index';
export type MemberKind = 'prop' | 'return' | 'slot' | 'class' | 'variable' | 'event';

/**
 * A file that the browser fetches: a part of the index, or a portion of a large part. It holds plain records because a serialized
 * index would be larger and slower to load.
 */
export interface SearchFile {
  version: typeof SEARCH_FILE_VERSION;
  locale: Locale;
  part: SearchPart;
  /** Its place among the files of its part, from 1; absent for the first. */
  number?: number;
  /** How many files the part has; absent if it's one. */
  count?: number;
  /** Identifies the content of the whole part, so all of its files have the same stamp; absent before a build. */
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
  /** Questions that the page answers as a whole. */
  questions?: string[];
  /** What readers type to find the page, without the words that no search needs. */
  searches?: string[];
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
  /** Questions that it answers. */
  questions?: string[];
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
  /** Indexes of pages in all files of the part, the most likely first. The pages are in this file or an earlier one. */
  of: number[];
  plan?: Plan;
  since?: string;
  /** Only if the anchor can't be derived from kind and name. */
  anchor?: string;
}

/** `/x/search/en/x-charts.json`, then `/x/search/en/x-charts-2.json` */
export function getSearchFileUrl(locale: Locale, part: SearchPart, number = 1): string {
  return `/x/search/${locale}/${part}${number === 1 ? '' : `-${number}`}.json`;
}

/** The numbers of the files that follow the first one of a part. */
export function listFurtherNumbers({ count = 1 }: Pick<SearchFile, 'count'>): number[] {
  return Array.from({ length: count - 1 }, (_, index) => index + 2);
}

/** `/x/search/en/x-charts.json`, not `/x/search/index.html` */
export function isSearchFile(pathname: string): boolean {
  return /^\/x\/search\/[a-z]{2}\/[\w-]+\.json$/.test(pathname);
}
