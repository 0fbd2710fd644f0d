import type { ApiClass, ApiFamily, ApiPageEntry } from '#model/reference/ApiReference.ts';
import type { Plan } from '#model/product/Plan.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import type { FileMember, MemberKind } from '#model/search/SearchFile.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';
import { toPlainText } from './toPlainText.ts';

interface Member {
  name: string;
  kind: MemberKind;
  text: string;
  plan: Plan;
  since?: string;
  anchor?: string;
}

/** The members of a family's pages; those with the same name and text are written down once. */
export function createMembers(
  family: ApiFamily,
  indexes: ReadonlyMap<string, number>,
): FileMember[] {
  const entries = [...family.components, ...family.hooks, ...family.interfaces]
    .flatMap((entry) => {
      const index = indexes.get(getApiPathname(family, entry.name));
      return index === undefined ? [] : [{ entry, index }];
    })
    // The pages are in the order in which readers mean them.
    .sort((a, b) => a.index - b.index);
  const members = new Map<string, FileMember>();
  for (const { entry, index } of entries) {
    for (const member of listMembers(entry, family)) {
      const { name, kind, text, plan, since, anchor } = member;
      const key = [kind, name, anchor, text, plan].join('\0');
      const known = members.get(key);
      if (known) {
        known.of.push(index);
        // One component may have had it for longer than another.
        if (known.since !== since) delete known.since;
      } else {
        members.set(key, {
          name,
          kind,
          text,
          of: [index],
          ...(isPaidPlan(plan) ? { plan } : {}),
          ...(since ? { since } : {}),
          ...(anchor ? { anchor } : {}),
        });
      }
    }
  }
  return [...members.values()];
}

function listMembers(entry: ApiPageEntry, family: ApiFamily): Member[] {
  switch (entry.kind) {
    case 'component':
      return [
        ...entry.props.map((prop) => describe('prop', prop)),
        ...entry.slots.map((slot) => describe('slot', slot)),
        ...entry.classes.map(describeClass),
        ...entry.cssVariables.map((variable) =>
          describe('variable', { ...variable, description: '', plan: entry.plan }),
        ),
        ...listEvents(entry.name, family),
      ];
    case 'hook':
      return [
        ...entry.parameterMembers.map((member) => describe('prop', member)),
        ...entry.returnMembers.map((member) => describe('return', member)),
      ];
    case 'interface':
      return entry.members.map((member) => describe('prop', member));
  }
}

interface Described {
  name: string;
  description: string;
  plan: Plan;
  since?: string;
}

function describe(kind: MemberKind, { name, description, plan, since }: Described): Member {
  return { kind, name, text: toPlainText(description), plan, ...(since ? { since } : {}) };
}

function describeClass({ className, part, description, since }: ApiClass): Member {
  return {
    kind: 'class',
    name: className,
    text: toPlainText(description),
    plan: 'community',
    ...(since ? { since } : {}),
    ...(part ? { anchor: `${part}-${className}` } : {}),
  };
}

/** Events are listened to through the props of the grid, which is where they lead. */
function listEvents(component: string, { productId, events }: ApiFamily): Member[] {
  if (productId !== 'x-data-grid' || component !== 'DataGrid') return [];
  return events.flatMap((event) =>
    event.prop ? [{ ...describe('event', event), anchor: event.prop }] : [],
  );
}
