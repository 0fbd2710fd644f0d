import { isPaidPlan } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import type { HintEntry, HintFile, HintMember } from '#model/page/ApiHints.ts';
import type {
  ApiDeprecation,
  ApiFamily,
  ApiMember,
  ApiPageEntry,
  ApiSlot,
} from '#model/reference/ApiReference.ts';

/** Creates the declarations of a product for popovers, in a short form. */
export function createHints(family: ApiFamily): HintFile {
  const members = new Map<string, number>();
  const list: HintMember[] = [];
  const add = (member: HintMember): number => {
    const key = JSON.stringify(member);
    const known = members.get(key);
    if (known !== undefined) return known;
    members.set(key, list.length);
    return list.push(member) - 1;
  };
  const entries: Record<string, HintEntry> = {};
  for (const { name, args, returns, ...facts } of family.selectors) {
    const parameters = args ? `apiRef, args: ${args.text}` : 'apiRef';
    entries[name] = {
      declaration: `${name}(${parameters}): ${returns.text}`,
      ...createFacts(facts),
    };
  }
  for (const entry of [...family.components, ...family.hooks, ...family.interfaces]) {
    const described = { ...createEntry(entry), ...listMembers(entry, add) };
    entries[entry.name] = described;
    if (entry.exportName !== entry.name) entries[entry.exportName] = described;
  }
  return { apiRoot: family.apiRoot, members: list, entries };
}

function createEntry(entry: ApiPageEntry): HintEntry {
  return { declaration: declare(entry), ...createFacts(entry), hasPage: true };
}

/** Formats the shortest import of a component, the signature of a hook, or the first line of an interface. */
function declare(entry: ApiPageEntry): string {
  const { name } = entry;
  if (entry.kind === 'hook') return `${name}${formatSignature(entry.signatures[0]?.text ?? '()')}`;
  if (entry.kind === 'interface') {
    return `interface ${name}${entry.typeParameters ? `<${entry.typeParameters}>` : ''}`;
  }
  const [shortest] = entry.imports
    .map(({ text }) => text)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return shortest ?? `<${name} />`;
}

/** `(id: string) => void` → `(id: string): void` */
function formatSignature(text: string): string {
  return text.replace(/^(\((?:[^()]|\([^()]*\))*\)) => /, '$1: ');
}

function listMembers(
  entry: ApiPageEntry,
  add: (member: HintMember) => number,
): Pick<HintEntry, 'props' | 'returns' | 'slots'> {
  const toPositions = (members: readonly ApiMember[]) =>
    members.map((member) => add(createMember(member)));
  switch (entry.kind) {
    case 'component':
      return {
        props: toPositions(entry.props),
        ...(entry.slots.length > 0
          ? { slots: entry.slots.map((slot) => add(createSlot(slot))) }
          : {}),
      };
    case 'hook':
      return {
        props: toPositions(entry.parameterMembers),
        returns: toPositions(entry.returnMembers),
      };
    case 'interface':
      return { props: toPositions(entry.members) };
  }
}

function createMember({ name, type, required, default: value, ...facts }: ApiMember): HintMember {
  return {
    name,
    type: type.text,
    ...createFacts(facts),
    ...(value === undefined ? {} : { default: value }),
    ...(required ? { required } : {}),
  };
}

function createSlot({ name, default: value, ...facts }: ApiSlot): HintMember {
  return {
    name,
    type: 'React.ElementType',
    ...createFacts(facts),
    ...(value === undefined ? {} : { default: value }),
  };
}

interface Facts {
  description: string;
  plan: Plan;
  deprecated?: ApiDeprecation;
}

/** Creates the facts of an entry or a member. The first paragraph is enough, because the reference has the rest. */
function createFacts({ description, plan, deprecated }: Facts): Partial<HintMember> {
  const [text = ''] = description.trim().split(/\n{2,}/);
  return {
    ...(text ? { text: text.replaceAll('\n', ' ') } : {}),
    ...(isPaidPlan(plan) ? { plan } : {}),
    ...(deprecated ? { deprecated: true } : {}),
  };
}
