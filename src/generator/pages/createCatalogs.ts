import { CATALOG_KINDS, STATE_LIFETIMES } from '#model/reference/Catalog.ts';
import type { CatalogKind, CatalogRow, Catalogs, StateLifetime } from '#model/reference/Catalog.ts';
import { getApiAnchor } from '#model/reference/ApiReference.ts';
import type { ApiFamily, ApiNamedType } from '#model/reference/ApiReference.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';

/** Creates the catalogs that a page uses from the types of its product. */
export function createCatalogs(text: string, family: ApiFamily): Catalogs {
  const wanted = CATALOG_KINDS.filter((kind) => text.includes(`<Catalog of="${kind}"`));
  return Object.fromEntries(wanted.map((kind) => [kind, LISTS[kind](family)]));
}

/** Whether a page has a catalog. All other pages can skip loading the reference. */
export function hasCatalog(text: string): boolean {
  return text.includes('<Catalog ');
}

const LISTS: Record<CatalogKind, (family: ApiFamily) => CatalogRow[]> = {
  events: listEvents,
  methods: listMethods,
  plans: listPlans,
  selectors: listSelectors,
  state: listState,
};

function listEvents(family: ApiFamily): CatalogRow[] {
  const links = linkProps(family);
  return family.events.map(({ name, description, plan, since, params, prop }) => {
    const href = prop ? links.get(prop) : undefined;
    return {
      name,
      text: readFirstSentence(description),
      plan,
      ...(since ? { since } : {}),
      ...(params ? { type: params.text } : {}),
      ...(prop && href ? { prop: { name: prop, href } } : {}),
    };
  });
}

function listMethods(family: ApiFamily): CatalogRow[] {
  const api = family.interfaces.find(({ name }) => name === 'GridApi');
  if (!api) return [];
  return api.members
    .filter(({ signatures, deprecated }) => signatures && !deprecated)
    .map(({ name, description, plan, since, type }) => ({
      name,
      href: `${getApiPathname(family, api.name)}/#${getApiAnchor(api.name, 'prop', name)}`,
      text: readFirstSentence(description),
      plan,
      ...(since ? { since } : {}),
      type: type.text,
    }));
}

/** Lists everything that paid plans add: props if a component exists in several plans, otherwise whole components. */
function listPlans(family: ApiFamily): CatalogRow[] {
  const seen = new Set<string>();
  const rows: CatalogRow[] = [];
  for (const component of family.components) {
    if (component.icon || component.deprecated) continue;
    const isSoldInSeveral = component.props.some(({ plan }) => plan !== component.plan);
    if (component.plan !== 'community' && !isSoldInSeveral) {
      rows.push({
        name: component.name,
        href: `${getApiPathname(family, component.name)}/`,
        text: readFirstSentence(component.description),
        plan: component.plan,
      });
    }
    for (const { name, plan, description, deprecated } of component.props) {
      if (plan === 'community' || !isSoldInSeveral || deprecated || seen.has(name)) continue;
      // A callback belongs to a feature that is already listed by its other props.
      if (/^on[A-Z]/.test(name)) continue;
      seen.add(name);
      rows.push({
        name,
        href: `${getApiPathname(family, component.name)}/#${getApiAnchor(component.name, 'prop', name)}`,
        text: readFirstSentence(description),
        plan,
      });
    }
  }
  const order = ['community', 'pro', 'premium'];
  return rows.sort(
    (a, b) => order.indexOf(a.plan) - order.indexOf(b.plan) || a.name.localeCompare(b.name),
  );
}

function listSelectors(family: ApiFamily): CatalogRow[] {
  return family.selectors
    .filter(({ deprecated }) => !deprecated)
    .map(({ name, description, plan, since, returns }) => ({
      name,
      text: readFirstSentence(description),
      plan,
      ...(since ? { since } : {}),
      type: returns.text,
    }));
}

/** The parts that `exportState()` returns. The types don't list them, so a test compares them with the installed packages. */
export const SAVED_PARTS: ReadonlySet<string> = new Set([
  'aggregation',
  'columns',
  'density',
  'filter',
  'pagination',
  'pinnedColumns',
  'preferencePanel',
  'rowGrouping',
  'sidebar',
  'sorting',
]);

/** Lists the parts of the grid's state, starting with those that can be saved. */
function listState(family: ApiFamily): CatalogRow[] {
  const initial = listParts(family, 'GridInitialState');
  const current = listParts(family, 'GridState');
  const rows = [...new Map([...current, ...initial])].map(([name, { type, plan }]) => ({
    name,
    text: '',
    plan,
    type,
    lifetime: getLifetime(name, initial.has(name)),
  }));
  return rows.sort(
    (a, b) =>
      STATE_LIFETIMES.indexOf(a.lifetime) - STATE_LIFETIMES.indexOf(b.lifetime) ||
      a.name.localeCompare(b.name),
  );
}

function getLifetime(name: string, isInitial: boolean): StateLifetime {
  if (SAVED_PARTS.has(name)) return 'saved';
  return isInitial ? 'initial' : 'internal';
}

interface StatePart extends Pick<CatalogRow, 'plan'> {
  type: string;
}

/** Lists the members of `GridStateCommunity`, `GridStatePro`, and `GridStatePremium`, each with the lowest plan that has it. */
function listParts(family: ApiFamily, name: string): Map<string, StatePart> {
  const parts = new Map<string, StatePart>();
  for (const plan of ['Community', 'Pro', 'Premium']) {
    const declaration = family.types[`${name}${plan}`];
    if (!declaration) continue;
    for (const [member, type] of readMembers(declaration)) {
      if (parts.has(member)) continue;
      parts.set(member, { plan: declaration.plan, type: listContent(family, type) });
    }
  }
  return parts;
}

/** `GridSortingInitialState` → `{ sortModel }`. Types that aren't objects keep their names. */
function listContent(family: ApiFamily, type: string): string {
  const names = type.startsWith('{') ? readNames(type) : listNames(family, type);
  return names.length > 0 ? `{ ${names.join(', ')} }` : type;
}

/** Lists the members of a named type, or of the type it's an alias of. */
function listNames(family: ApiFamily, type: string): string[] {
  const declaration = family.types[type];
  // Inherited members of such a type aren't in its text, so the list would be incomplete.
  if (!declaration || / & | extends /u.test(declaration.text)) return [];
  const original = /= (?:Partial<)?(?<name>\w+)>?$/u.exec(declaration.text)?.groups?.['name'];
  return original ? listNames(family, original) : [...readMembers(declaration).keys()];
}

/** `{ top: number; left: number; }` → `top`, `left` */
function readNames(type: string): string[] {
  return Array.from(type.matchAll(/(?<name>\w+)\??:/gu), ({ groups }) => groups?.['name'] ?? '');
}

/** Reads the members of a declaration and their types, which are the lines that are indented once. */
function readMembers({ text }: ApiNamedType): Map<string, string> {
  const lines = text.matchAll(/^ {2}(?<name>\w+)\??: (?<type>\{[^}]*\}|.+?);?$/gmu);
  return new Map(
    Array.from(lines, ({ groups }) => [groups?.['name'] ?? '', groups?.['type'] ?? '']),
  );
}

/** Links the props of a family by name, each to the last component that has it. */
function linkProps(family: ApiFamily): Map<string, string> {
  const links = new Map<string, string>();
  for (const component of family.components) {
    for (const { name } of component.props) {
      links.set(
        name,
        `${getApiPathname(family, component.name)}/#${getApiAnchor(component.name, 'prop', name)}`,
      );
    }
  }
  return links;
}

function readFirstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split('\n');
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
