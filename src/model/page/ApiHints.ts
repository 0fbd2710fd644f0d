import type { Plan } from '../product/Plan.ts';
import { createApiAnchor } from './ApiPageData.ts';
import type { ApiNamedType } from '../reference/ApiReference.ts';
import { getRootName, toApiSlug } from '../reference/ApiReference.ts';
import type { CodeName } from '../reference/parseCodeName.ts';

/** The content of the popovers for one product, except its types. */
export interface HintFile {
  /** `/x/api/data-grid` */
  apiRoot: string;
  /** All distinct members. They're shared because variants of a component have most members in common. */
  members: HintMember[];
  entries: Record<string, HintEntry>;
}

/** A prop, a slot, or a member of an interface or of a hook's parameters. */
export interface HintMember {
  name: string;
  type: string;
  /** Markdown. */
  text?: string;
  default?: string;
  plan?: Exclude<Plan, 'community'>;
  required?: true;
  deprecated?: true;
}

export interface HintEntry {
  /** The import statement or the start of the declaration. */
  declaration: string;
  text?: string;
  plan?: Exclude<Plan, 'community'>;
  deprecated?: true;
  /** Selectors have no page. */
  hasPage?: true;
  /** Indexes into `members`. */
  props?: number[];
  returns?: number[];
  slots?: number[];
}

export type HintTypes = Record<string, ApiNamedType>;

/** The content of a popover. */
export interface Hint extends Omit<HintMember, 'type'> {
  declaration: string;
  href?: string;
}

/** Finds what a name means in one product. `components` are those of the page, whose props can appear without the component. */
export function findHint(
  file: HintFile,
  { owner, member, isElement }: CodeName,
  components: readonly string[] = [],
): Hint | undefined {
  if (!owner) return member ? findBareMember(file, member, components) : undefined;
  const found = member ? findMember(file, owner, member) : undefined;
  return found ?? (member && !isElement ? undefined : describeEntry(file, owner));
}

/** Finds a type that has no page, by its name or key. */
export function findTypeHint(types: HintTypes, name: string): Hint | undefined {
  const type = types[name];
  if (!type) return undefined;
  const { text, description, plan } = type;
  return {
    name: type.name,
    declaration: text,
    ...(description ? { text: description } : {}),
    ...(plan === 'community' ? {} : { plan }),
  };
}

/** `/x/api/data-grid/data-grid/#data-grid-prop-rows` → `DataGrid`, `rows` */
export function readHintLink(file: HintFile, href: string): CodeName | undefined {
  const [path = '', anchor = ''] = href.split('#');
  const slug = path.slice(file.apiRoot.length + 1).replace(/\/$/, '');
  const owner = Object.keys(file.entries).find((name) => toApiSlug(name) === slug);
  if (!owner) return undefined;
  const [, kind, member] = /-(prop|returns|slot)-(.+)$/.exec(anchor) ?? [];
  if (anchor && !member) return undefined;
  return { owner, ...(member ? { member: kind === 'slot' ? `slots.${member}` : member } : {}) };
}

function describeEntry({ entries, apiRoot }: HintFile, name: string): Hint | undefined {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) return undefined;
  const { props: _props, returns: _returns, slots: _slots, hasPage, ...rest } = entry;
  return { name, ...rest, ...(hasPage ? { href: `${apiRoot}/${toApiSlug(name)}/` } : {}) };
}

function findMember(file: HintFile, owner: string, name: string): Hint | undefined {
  const entry = Object.hasOwn(file.entries, owner) ? file.entries[owner] : undefined;
  if (!entry) return undefined;
  const isSlot = name.startsWith('slots.');
  const lists = isSlot
    ? ([['slot', entry.slots]] as const)
    : ([
        ['prop', entry.props],
        ['returns', entry.returns],
      ] as const);
  for (const [kind, positions = []] of lists) {
    const wanted = isSlot ? name.slice('slots.'.length) : name;
    const member = positions.map((index) => file.members[index]).find((it) => it?.name === wanted);
    if (!member) continue;
    const { type, ...rest } = member;
    return {
      ...rest,
      declaration: `${member.name}${member.required ? '' : '?'}: ${type}`,
      href: `${file.apiRoot}/${toApiSlug(owner)}/#${createApiAnchor(owner, kind, wanted)}`,
    };
  }
  return undefined;
}

/** Returns nothing if two unrelated components of the page have such a prop. */
function findBareMember(
  file: HintFile,
  member: string,
  components: readonly string[],
): Hint | undefined {
  const owners = components.filter((owner) => findMember(file, owner, member));
  const roots = new Set(owners.map(getRootName));
  return roots.size === 1 && owners[0] ? findMember(file, owners[0], member) : undefined;
}
