import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import type { SourceReport } from '#model/upgrade/SourceReport.ts';

/** A file of the reader. It stays in the browser. */
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
