import type { Plan } from '../product/Plan.ts';
import type { ApiPageEntry } from '../reference/ApiReference.ts';

/** The properties that readers can filter the rows of a page by. */
export interface ApiRowFacts {
  plan: Plan;
  since?: string;
}

/** Lists every row on the page of an entry. */
export function listApiRows(entry: ApiPageEntry): ApiRowFacts[] {
  switch (entry.kind) {
    case 'component':
      return [
        ...entry.props,
        ...entry.slots,
        ...[...entry.classes, ...entry.cssVariables].map((row): ApiRowFacts => ({
          ...row,
          plan: 'community',
        })),
      ];
    case 'hook':
      return [...entry.parameterMembers, ...entry.returnMembers];
    case 'interface':
      return entry.members;
  }
}

/** Whether the entry, or anything in it, was added after the first release of the major version. */
export function isDated(entry: ApiPageEntry): boolean {
  return entry.since !== undefined || listApiRows(entry).some(({ since }) => since);
}
