import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import type { SourceReport } from '#model/upgrade/SourceReport.ts';

/** One of the reader's files. It never leaves the browser. */
export interface SourceFile {
  name: string;
  text: string;
}

/** A product and the versions to compare. */
export interface SourceComparison {
  family: UpgradeFamily;
  range: UpgradePair;
}

/** From the page to the worker. */
export interface SourceRequest {
  id: number;
  files: readonly SourceFile[];
  comparisons: readonly SourceComparison[];
}

/** From the worker to the page. */
export interface SourceReply {
  id: number;
  reports: SourceReport[];
}
