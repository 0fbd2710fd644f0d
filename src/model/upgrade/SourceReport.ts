import type { ProductId } from '../product/ProductConfig.ts';
import type { ApiDifference } from '../reference/ApiDiff.ts';
import type { DifferenceLinks } from '../reference/Upgrade.ts';

/** A place in a file that uses something that changes with the upgrade. */
export interface SourceUse {
  /** Starts at 1, like the column. */
  line: number;
  column: number;
  length: number;
  /** The code at this place. */
  text: string;
  productId: ProductId;
  difference: ApiDifference;
  links: DifferenceLinks;
  /** What to do, in a sentence or two. */
  fix: string;
  /** `possible` if only the type changed, or if the change may not be between the two versions. */
  certainty: 'certain' | 'possible';
}

/** Why a file can't be checked. */
export type SourceProblem = 'empty' | 'too-large' | 'not-code' | 'minified' | 'unparsable';

export type SourceReport =
  { fileName: string; uses: SourceUse[] } | { fileName: string; problem: SourceProblem };
