import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiFamily, ApiPageEntry, ApiReference } from '#model/reference/ApiReference.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import { parseCodeName } from '#model/reference/parseCodeName.ts';
import { getApiPathname } from './apiPages.ts';

/** Where a piece of code appears. This decides what the names in it refer to. */
export interface LinkContext {
  /** The product of the page. On a grid page, `Toolbar` means the one of the grid. */
  productId?: string;
  /** Components and hooks whose props can be mentioned without their owner, such as `rowHeight`. */
  components?: readonly string[];
}

export interface ApiLinker {
  /** Finds the URL for inline code, such as `<DataGrid />`, `DataGrid.rows`, `useGridApiRef()`, or `rowHeight={40}`. */
  findCode: (code: string, context?: LinkContext) => string | undefined;
  /** Finds the URL of a component, hook, or interface by its name. */
  findName: (name: string, productId?: string) => string | undefined;
  /** Finds the URL of a package's export: `@mui/x-charts`, `Unstable_SankeyChart`. */
  findExport: (packageName: string, exportName: string) => string | undefined;
}

interface Target {
  name: string;
  href: string;
  /** URLs by the name of a prop, member, or slot. */
  members: Map<string, string>;
}

/** Links code to the reference entry it mentions. Ambiguous names aren't linked. */
export function createApiLinker(reference: ApiReference): ApiLinker {
  const families = new Map(
    reference.families.map((family) => [family.productId as string, listTargets(family)]),
  );
  const owners = new Map(
    reference.families.flatMap(({ productId, components, hooks, interfaces }) =>
      [...components, ...hooks, ...interfaces].flatMap(({ imports }) =>
        imports.map(({ package: name }) => [name, productId as string] as const),
      ),
    ),
  );

  const findTarget = (name: string, productId = ''): Target | undefined => {
    const own = families.get(productId)?.get(name);
    if (own) return own;
    const found = [...families.values()].flatMap((targets) => targets.get(name) ?? []);
    return found.length === 1 ? found[0] : undefined;
  };

  const findBare = (member: string, { productId, components = [] }: LinkContext) => {
    const found = components
      .flatMap((name) => findTarget(name, productId) ?? [])
      .filter(({ members }) => members.has(member));
    const roots = new Set(found.map(({ name }) => getRootName(name)));
    return roots.size === 1 ? found[0]?.members.get(member) : undefined;
  };

  return {
    findName: (name, productId) => findTarget(name, productId)?.href,
    findExport: (packageName, exportName) =>
      families.get(owners.get(packageName) ?? '')?.get(exportName)?.href,
    findCode(code, context = {}) {
      const found = parseCodeName(code);
      if (!found?.owner) return found?.member ? findBare(found.member, context) : undefined;
      const target = findTarget(found.owner, context.productId);
      if (!found.member) return target?.href;
      return target?.members.get(found.member) ?? (found.isElement ? target?.href : undefined);
    },
  };
}

function listTargets(family: ApiFamily): Map<string, Target> {
  return new Map(
    [...family.components, ...family.hooks, ...family.interfaces].flatMap((entry) => {
      const href = `${getApiPathname(family, entry.name)}/`;
      const target = { name: entry.name, href, members: listMembers(entry, href) };
      return [
        [entry.name, target],
        [entry.exportName, target],
      ] as const;
    }),
  );
}

function listMembers(entry: ApiPageEntry, href: string): Map<string, string> {
  const toAddress = (kind: 'prop' | 'returns' | 'slot', name: string) =>
    `${href}#${createApiAnchor(entry.name, kind, name)}`;
  const list = (kind: 'prop' | 'returns', members: readonly { name: string }[]) =>
    members.map(({ name }) => [name, toAddress(kind, name)] as const);
  switch (entry.kind) {
    case 'component':
      return new Map([
        ...list('prop', entry.props),
        ...entry.slots.map(({ name }) => [`slots.${name}`, toAddress('slot', name)] as const),
      ]);
    case 'hook':
      return new Map([
        ...list('returns', entry.returnMembers),
        ...list('prop', entry.parameterMembers),
      ]);
    case 'interface':
      return new Map(list('prop', entry.members));
  }
}
