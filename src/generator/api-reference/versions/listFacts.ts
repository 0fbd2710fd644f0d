import type {
  ApiComponent,
  ApiDeprecation,
  ApiFamily,
  ApiHook,
  ApiInterface,
  ApiMember,
} from '#model/reference/ApiReference.ts';
import type { Plan } from '#model/product/Plan.ts';
import { getHistoryKey } from '#model/reference/VersionHistory.ts';
import type { HistoryKind } from '#model/reference/VersionHistory.ts';
import { highestPlan } from '../declarations/declarations.ts';

/** The properties that are compared between two versions. */
export interface Fact {
  /** The key of the component, hook, or interface that has it. */
  owner?: string;
  /** True for components, hooks, and interfaces, whose parts are listed too. */
  hasParts?: true;
  /** Kinds of its parts that couldn't be listed, so that none of them counts as missing. */
  unlisted?: readonly HistoryKind[];
  /** The lowest plan that includes it. */
  plan: Plan;
  /** Whether it exists in a release is only known if the packages of this plan were read. */
  need: Plan;
  type?: string;
  default?: string;
  deprecated?: string;
  /** True if it comes from Material UI or an HTML element. If it disappears there, the component didn't change. */
  borrowed?: true;
  /** The replacement that the deprecation message names. */
  replacement?: string;
}

export type Facts = Map<string, Fact>;

/** Each slot is compared separately, so the types of these props aren't compared. */
const SLOT_PROPS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/** Lists the whole public API of one version of a product, by the keys of the history. */
export function listFacts(family: ApiFamily): Facts {
  const facts: Facts = new Map();
  for (const { name, plan } of family.otherExports) facts.set(name, { plan, need: plan });
  for (const { name, plan, deprecated } of family.selectors) {
    facts.set(name, { plan, need: plan, ...describeDeprecation(deprecated) });
  }
  for (const component of family.components) addComponent(facts, component);
  for (const hook of family.hooks) {
    addOwner(facts, hook, findUnlisted(hook));
    addMembers(facts, hook, 'parameter', hook.parameterMembers);
    addMembers(facts, hook, 'return', hook.returnMembers);
  }
  for (const entry of family.interfaces) {
    addOwner(facts, entry);
    addMembers(facts, entry, 'member', entry.members);
  }
  for (const { name, plan, deprecated, params } of family.events) {
    facts.set(getHistoryKey('GridEvents', 'event', name), {
      plan,
      need: plan,
      ...(params ? { type: params.full ?? params.text } : {}),
      ...describeDeprecation(deprecated),
    });
  }
  for (const { name, plan } of family.localeText) {
    facts.set(getHistoryKey('localeText', 'text', name), { plan, need: plan });
  }
  return facts;
}

type Owner = ApiComponent | ApiHook | ApiInterface;

function addComponent(facts: Facts, component: ApiComponent): void {
  const need = getNeed(component);
  // If a type accepts any name, no props can be listed, although they may all exist.
  addOwner(facts, component, component.props.length === 0 ? ['prop', 'slot'] : []);
  addMembers(facts, component, 'prop', component.props);
  const add = (kind: HistoryKind, name: string, rest: Partial<Fact> = {}) => {
    const { name: owner, plan } = component;
    facts.set(getHistoryKey(owner, kind, name), { owner, plan, need, ...rest });
  };
  const hasOwnSlots = component.props.some(({ name, from }) => name === 'slots' && !from);
  for (const { name, plan, default: value, deprecated } of component.slots) {
    add('slot', name, {
      plan,
      need: highestPlan(need, plan),
      ...(value === undefined ? {} : { default: value }),
      ...describeDeprecation(deprecated),
      ...(hasOwnSlots ? {} : { borrowed: true }),
    });
  }
  for (const { className, deprecated } of component.classes) {
    add('class', className, describeDeprecation(deprecated));
  }
  for (const { name } of component.cssVariables) add('css', name);
}

function addOwner(facts: Facts, owner: Owner, unlisted: readonly HistoryKind[] = []): void {
  facts.set(owner.name, {
    plan: owner.plan,
    need: owner.plan,
    hasParts: true,
    ...(unlisted.length > 0 ? { unlisted } : {}),
    ...describeDeprecation(owner.deprecated),
  });
}

/** Finds members of a hook that can't be listed. Only the first overload is read, and arrays have no members. */
function findUnlisted({ parameterMembers, returnMembers }: ApiHook): HistoryKind[] {
  return [
    ...(parameterMembers.length === 0 ? (['parameter'] as const) : []),
    ...(returnMembers.length === 0 ? (['return'] as const) : []),
  ];
}

function addMembers(
  facts: Facts,
  owner: Owner,
  kind: HistoryKind,
  members: readonly ApiMember[],
): void {
  for (const member of members) {
    const { name, plan, type, default: value, deprecated } = member;
    facts.set(getHistoryKey(owner.name, kind, name), {
      owner: owner.name,
      plan,
      need: highestPlan(getNeed(owner), plan),
      ...(kind === 'prop' && SLOT_PROPS.has(name) ? {} : { type: type.full ?? type.text }),
      ...(value === undefined ? {} : { default: value }),
      ...describeDeprecation(deprecated),
      ...(kind === 'prop' && isBorrowed(member) ? { borrowed: true } : {}),
    });
  }
}

/** Whether a prop is inherited. If the type of the element can't be resolved, attributes have no description and the type `any`. */
function isBorrowed({ from, description, type, default: value }: ApiMember): boolean {
  if (from !== undefined) return true;
  return description === '' && value === undefined && /^(?:any|unknown)$/.test(type.text);
}

/** Every plan declares `GridApi`, so the members of an interface are only known if the packages of all its plans were read. */
function getNeed(owner: Owner): Plan {
  return owner.kind === 'interface'
    ? highestPlan(owner.plan, ...owner.imports.map(({ plan }) => plan))
    : owner.plan;
}

function describeDeprecation(
  deprecated: ApiDeprecation | undefined,
): Pick<Fact, 'deprecated' | 'replacement'> {
  if (!deprecated) return {};
  const { text, replacement } = deprecated;
  return { deprecated: text, ...(replacement === undefined ? {} : { replacement }) };
}
