import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks } from '../reference/Upgrade.ts';
import type { DifferenceIndex } from './createDifferenceIndex.ts';
import type { Meanings } from './createMeanings.ts';
import type { ParsedSource } from './SourceTree.ts';

/** A difference where it's used, before anyone asked for its line. */
export interface FoundUse {
  from: number;
  to: number;
  index: DifferenceIndex;
  difference: ApiDifference;
  /** What to do, if the history can't know. */
  fix?: string;
  links?: DifferenceLinks;
}

/** What every part of the check needs. */
export interface SourceCheck {
  source: ParsedSource;
  indexes: readonly DifferenceIndex[];
  meanings: Meanings;
  /** Values that were checked already, with their types. */
  visited: Set<string>;
  /** Does nothing if there's no difference. Only the first difference at a position counts. Quotes don't belong to a name. */
  add: (
    place: { from: number; to: number },
    index: DifferenceIndex,
    difference: ApiDifference | undefined,
    advice?: Pick<FoundUse, 'fix' | 'links'>,
  ) => void;
}
