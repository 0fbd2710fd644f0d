import type { ApiChange } from './VersionHistory.ts';

/** What happened to one entry of the reference over all releases that were read. */
export interface ApiLife {
  /** Absent if it's as old as the first release that was read. */
  appeared?: ApiChange;
  /** Other types or defaults, oldest first. */
  changed: ApiChange[];
  deprecated?: ApiChange;
  /** Absent if it exists today. */
  removed?: ApiChange;
  /** What the packages name instead. */
  replacedBy?: string;
}

/** The changes of one key of the history, oldest first → its life. If it was removed and came back, only the second life counts. */
export function describeLife(changes: readonly ApiChange[]): ApiLife {
  const last = changes.findLastIndex(({ kind }) => kind === 'added');
  const own = last < 0 ? changes : changes.slice(last);
  const find = (kind: ApiChange['kind']) => own.findLast((change) => change.kind === kind);
  const [appeared, deprecated, removed] = [find('added'), find('deprecated'), find('removed')];
  const replacedBy = removed?.replacedBy ?? deprecated?.replacedBy;
  return {
    ...(appeared ? { appeared } : {}),
    changed: own.filter(({ kind }) => kind === 'changed'),
    ...(deprecated ? { deprecated } : {}),
    ...(removed ? { removed } : {}),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
}
