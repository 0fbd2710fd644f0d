import type { Plan } from '../product/Plan.ts';
import type { ApiPageEntry } from '../reference/ApiReference.ts';

/** What a reader can filter the rows of a page by. */
export interface ApiRowFacts {
  plan: Plan;
  since?: string;
}

/** Each row on the page of an entry. */
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

/** Whether the entry, or something in it, is younger than the major version. */
export function isDated(entry: ApiPageEntry): boolean {
  return entry.since !== undefined || listApiRows(entry).some(({ since }) => since);
}
