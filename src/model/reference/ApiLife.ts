import type { ApiChange } from './VersionHistory.ts';

/** Everything that happened to one entry of the reference in the releases that were read. */
export interface ApiLife {
  /** Absent if it already existed in the first release that was read. */
  appeared?: ApiChange;
  /** Changes of the type or default, oldest first. */
  changed: ApiChange[];
  deprecated?: ApiChange;
  /** Absent if it still exists. */
  removed?: ApiChange;
  /** The replacement according to the packages. */
  replacedBy?: string;
}

/** Summarizes all changes of one history key, oldest first. If it was removed and added again, only what follows counts. */
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
