import { CATALOGUE_KINDS } from '#model/reference/Catalogue.ts';
import type { CatalogueKind, CatalogueRow, Catalogues } from '#model/reference/Catalogue.ts';
import { getApiAnchor } from '#model/reference/ApiReference.ts';
import type { ApiFamily } from '#model/reference/ApiReference.ts';
import { getApiPathname } from '../api-reference/apiPages.ts';

/** The lists that a page's text asks for, from the types of its product. */
export function createCatalogues(text: string, family: ApiFamily): Catalogues {
  const wanted = CATALOGUE_KINDS.filter((kind) => text.includes(`<Catalogue of="${kind}"`));
  return Object.fromEntries(wanted.map((kind) => [kind, LISTS[kind](family)]));
}

/** Whether a page has a catalogue. Other pages don't have to wait for the reference. */
export function hasCatalogue(text: string): boolean {
  return text.includes('<Catalogue ');
}

const LISTS: Record<CatalogueKind, (family: ApiFamily) => CatalogueRow[]> = {
  events: listEvents,
  methods: listMethods,
  plans: listPlans,
};

function listEvents(family: ApiFamily): CatalogueRow[] {
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

function listMethods(family: ApiFamily): CatalogueRow[] {
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

/** What the higher plans add: props where one component is sold in several plans, and components otherwise. */
function listPlans(family: ApiFamily): CatalogueRow[] {
  const seen = new Set<string>();
  const rows: CatalogueRow[] = [];
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
      // A callback comes with the feature whose changes it reports.
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

/** Props of the family by name, at the highest component that has them. */
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
