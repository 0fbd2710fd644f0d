import type { Plan } from '../product/Plan.ts';
import type { ApiPageEntry } from '../reference/ApiReference.ts';

/** The plan of each row on the page of an entry. */
export function listApiRows(entry: ApiPageEntry): Plan[] {
  switch (entry.kind) {
    case 'component':
      return [
        ...[...entry.props, ...entry.slots].map(({ plan }) => plan),
        ...[...entry.classes, ...entry.cssVariables].map((): Plan => 'community'),
      ];
    case 'hook':
      return [...entry.parameterMembers, ...entry.returnMembers].map(({ plan }) => plan);
    case 'interface':
      return entry.members.map(({ plan }) => plan);
  }
}
