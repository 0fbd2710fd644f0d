import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { VersionProblem } from './UpgradeChoice.ts';

export interface ProblemTextProps {
  problem: VersionProblem;
  versions: readonly string[];
}

/** Why a version can't be compared, and what to do. */
export function ProblemText({ problem: { kind, version }, versions }: ProblemTextProps): string {
  const { t } = useDocsConfig();
  const [first = '', last = ''] = [versions[0], versions.at(-1)];
  return t(`upgrade.problem.${kind}`, { version: version.slice(0, 60), first, last });
}
