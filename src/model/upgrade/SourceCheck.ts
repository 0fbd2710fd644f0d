import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks } from '../reference/Upgrade.ts';
import type { DifferenceIndex } from './createDifferenceIndex.ts';
import type { Meanings } from './createMeanings.ts';
import type { ParsedSource } from './SourceTree.ts';

/** A place that uses something that changed. Its line isn't known yet. */
export interface FoundUse {
  from: number;
  to: number;
  index: DifferenceIndex;
  difference: ApiDifference;
  /** What to do, if it can't be derived from the history. */
  fix?: string;
  links?: DifferenceLinks;
}

/** The context that every part of the check needs. */
export interface SourceCheck {
  source: ParsedSource;
  indexes: readonly DifferenceIndex[];
  meanings: Meanings;
  /** Values that were already checked, with their types. */
  visited: Set<string>;
  /** Records a difference, if there is one. Only the first one at a position counts. Quotes around a name aren't included. */
  add: (
    place: { from: number; to: number },
    index: DifferenceIndex,
    difference: ApiDifference | undefined,
    advice?: Pick<FoundUse, 'fix' | 'links'>,
  ) => void;
}
