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

/** What two versions are compared by. */
export interface Fact {
  /** The key of the component, hook, or interface that has it. */
  owner?: string;
  /** True for components, hooks, and interfaces, whose parts are listed too. */
  hasParts?: true;
  /** The lowest plan that includes it. */
  plan: Plan;
  /** Only a release with the packages of this plan can tell whether it exists. */
  need: Plan;
  type?: string;
  default?: string;
  deprecated?: string;
  /** What the text of the deprecation names instead. */
  replacement?: string;
}

export type Facts = Map<string, Fact>;

/** Everything public about one version of a product, by the keys of the history. */
export function listFacts(family: ApiFamily): Facts {
  const facts: Facts = new Map();
  for (const { name, plan } of family.otherExports) facts.set(name, { plan, need: plan });
  for (const { name, plan, deprecated } of family.selectors) {
    facts.set(name, { plan, need: plan, ...describeDeprecation(deprecated) });
  }
  for (const component of family.components) addComponent(facts, component);
  for (const hook of family.hooks) {
    addOwner(facts, hook);
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
  addOwner(facts, component);
  addMembers(facts, component, 'prop', component.props);
  const add = (kind: HistoryKind, name: string, rest: Partial<Fact> = {}) => {
    const { name: owner, plan } = component;
    facts.set(getHistoryKey(owner, kind, name), { owner, plan, need, ...rest });
  };
  for (const { name, plan, default: value, deprecated } of component.slots) {
    add('slot', name, {
      plan,
      need: highestPlan(need, plan),
      ...(value === undefined ? {} : { default: value }),
      ...describeDeprecation(deprecated),
    });
  }
  for (const { className, deprecated } of component.classes) {
    add('class', className, describeDeprecation(deprecated));
  }
  for (const { name } of component.cssVariables) add('css', name);
}

function addOwner(facts: Facts, owner: Owner): void {
  facts.set(owner.name, {
    plan: owner.plan,
    need: owner.plan,
    hasParts: true,
    ...describeDeprecation(owner.deprecated),
  });
}

function addMembers(
  facts: Facts,
  owner: Owner,
  kind: HistoryKind,
  members: readonly ApiMember[],
): void {
  for (const { name, plan, type, default: value, deprecated } of members) {
    facts.set(getHistoryKey(owner.name, kind, name), {
      owner: owner.name,
      plan,
      need: highestPlan(getNeed(owner), plan),
      type: type.full ?? type.text,
      ...(value === undefined ? {} : { default: value }),
      ...describeDeprecation(deprecated),
    });
  }
}

/** Every plan declares its own `GridApi`, so the members of an interface are known only where all of them were read. */
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
