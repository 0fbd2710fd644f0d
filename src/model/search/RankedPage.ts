import type { PageFeatures } from './pageFeatures.ts';
import type { SearchPage, SearchRecord } from './SearchRecord.ts';

export interface RankedRecord {
  record: SearchRecord;
  score: number;
}

export interface RankedPage {
  page: SearchPage;
  score: number;
  /** Without the bonus for an exact name. */
  plainScore: number;
  best: RankedRecord;
  /** Further matches on the page, best first. */
  others: RankedRecord[];
}

/** A page with what the second stage of the ranking knows about it. */
export interface Candidate extends RankedPage {
  features: PageFeatures;
}

/** The bonus for an exact name counts, so nothing may come before the page. */
export function isExact({ score, plainScore }: RankedPage): boolean {
  return score !== plainScore;
}
