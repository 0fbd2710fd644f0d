import type { Found } from './Found.ts';
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
  /** Its sections, demos, and members that match, in any order. */
  parts: readonly Found[];
}

/** A page with what the second stage of the ranking knows about it. */
export interface Candidate extends RankedPage {
  features: PageFeatures;
}

/** The bonus for an exact name counts, so nothing may come before the page. */
export function isExact({ score, plainScore }: RankedPage): boolean {
  return score !== plainScore;
}

/** The first matches besides the best one, best first. Only the pages that are shown need them in order. */
export function listOthers({ best, parts }: RankedPage, count: number): RankedRecord[] {
  if (count === 0) return [];
  return parts
    .filter(({ record }) => record !== best.record)
    .map(({ record, total, exact }) => ({ record, score: total + exact }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}
