import type {
  ApiComponent,
  ApiFamily,
  ApiHook,
  ApiInterface,
  ApiReference,
} from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import {
  compareVersions,
  getHistoryKey,
  isAfter,
  listMinors,
} from '#model/reference/VersionHistory.ts';
import type { HistoryKind, VersionHistory } from '#model/reference/VersionHistory.ts';
import { readVersionHistory } from './versionHistory.ts';

/** Adds a release to everything that was introduced after the first release of the site's major version. */
export function addSince(
  reference: ApiReference,
  read: (productId: ProductId) => VersionHistory | undefined = readVersionHistory,
): ApiReference {
  return {
    ...reference,
    families: reference.families.map((family) => {
      const history = read(family.productId);
      return history ? addToFamily(family, createLookup(history)) : family;
    }),
  };
}

/** Finds the release that introduced something, by its key in the history. */
type Lookup = (key: string) => { since?: string };

function addToFamily(family: ApiFamily, find: Lookup): ApiFamily {
  const mark = <Item extends { name: string }>(item: Item): Item => ({
    ...item,
    ...find(item.name),
  });
  return {
    ...family,
    components: family.components.map((entry) => addToComponent(mark(entry), find)),
    hooks: family.hooks.map((entry) => addToHook(mark(entry), find)),
    interfaces: family.interfaces.map((entry) => addToInterface(mark(entry), find)),
    selectors: family.selectors.map(mark),
    events: markParts('GridEvents', 'event', family.events, find),
    localeText: markParts('localeText', 'text', family.localeText, find),
  };
}

function addToComponent(entry: ApiComponent, find: Lookup): ApiComponent {
  return {
    ...entry,
    props: markParts(entry.name, 'prop', entry.props, find),
    slots: markParts(entry.name, 'slot', entry.slots, find),
    classes: entry.classes.map((item) => ({
      ...item,
      ...find(getHistoryKey(entry.name, 'class', item.className)),
    })),
    cssVariables: markParts(entry.name, 'css', entry.cssVariables, find),
  };
}

function addToHook(entry: ApiHook, find: Lookup): ApiHook {
  return {
    ...entry,
    parameterMembers: markParts(entry.name, 'parameter', entry.parameterMembers, find),
    returnMembers: markParts(entry.name, 'return', entry.returnMembers, find),
  };
}

function addToInterface(entry: ApiInterface, find: Lookup): ApiInterface {
  return { ...entry, members: markParts(entry.name, 'member', entry.members, find) };
}

function markParts<Item extends { name: string }>(
  owner: string,
  kind: HistoryKind,
  items: readonly Item[],
  find: Lookup,
): Item[] {
  return items.map((item) => ({ ...item, ...find(getHistoryKey(owner, kind, item.name)) }));
}

function createLookup({ packages, changes }: VersionHistory): Lookup {
  const minors = listMinors({ packages });
  const major = `${minors.at(-1)?.split('.')[0] ?? ''}.0`;
  return (key) => {
    const added = changes[key]?.findLast(({ kind }) => kind === 'added');
    if (!added) return {};
    const { version, after } = added;
    // Releases between `after` and `version` couldn't be read, so it may have been added in any of them.
    const earliest =
      after === undefined ? version : (minors.find((minor) => isAfter(minor, after)) ?? version);
    if (compareVersions(earliest, major) <= 0) return {};
    return { since: earliest === version ? version : `${earliest}–${version}` };
  };
}
