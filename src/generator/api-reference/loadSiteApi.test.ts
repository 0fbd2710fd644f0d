import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiComponent, ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { navigation } from '#content/navigation.ts';
import { findApiEntry, listApiPages } from './apiPages.ts';
import {
  isOpen,
  listDeclaredMembers,
  listPropTypes,
  normalize,
  pickRandom,
} from './read/declaredFacts.ts';
import { loadSiteApi } from './loadApi.ts';

let reference: ApiReference;
beforeAll(async () => {
  reference = await loadSiteApi();
}, 600_000);

function getFamily(productId: ProductId): ApiFamily {
  const family = reference.families.find((candidate) => candidate.productId === productId);
  if (!family) throw new Error(`no ${productId}`);
  return family;
}

function getComponent(productId: ProductId, name: string): ApiComponent {
  const component = getFamily(productId).components.find((candidate) => candidate.name === name);
  if (!component) throw new Error(`no ${name}`);
  return component;
}

function listApiEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) =>
    entry.children
      ? listApiEntries(entry.children)
      : entry.pathname.startsWith('/x/api/')
        ? [entry]
        : [],
  );
}

describe('the pages', () => {
  it('include every entry of the navigation, with its plan', () => {
    const wanted = listApiEntries(navigation);
    const pages = new Map(listApiPages(reference, navigation).map((page) => [page.pathname, page]));
    expect(wanted).toHaveLength(205);
    const faults = wanted.filter(({ pathname, title, plan = 'community' }) => {
      const page = pages.get(pathname);
      if (page?.kind !== 'component') return page?.listed !== true;
      return page.title !== title || page.plan !== plan;
    });
    expect(faults).toEqual([]);
  });

  it('exist for each component and hook that the packages export', () => {
    const pages = listApiPages(reference, navigation);
    expect(new Set(pages.map(({ pathname }) => pathname)).size).toBe(pages.length);
    for (const { components, hooks, interfaces } of reference.families) {
      expect(Math.min(components.length, hooks.length, interfaces.length)).toBeGreaterThan(0);
    }
    const entries = reference.families.flatMap(({ components, hooks, interfaces }) => [
      ...components,
      ...hooks,
      ...interfaces,
    ]);
    expect(pages).toHaveLength(entries.length + reference.families.length);
  });

  it('have at least as many props, slots, and classes as the previous site', () => {
    const listed = listApiEntries(navigation).flatMap(({ pathname }) => {
      const entry = findApiEntry(reference, pathname)?.entry;
      return entry?.kind === 'component' ? [entry] : [];
    });
    const count = (key: 'props' | 'slots' | 'classes') =>
      listed.reduce((sum, component) => sum + component[key].length, 0);
    expect(listed).toHaveLength(173);
    expect(count('props')).toBeGreaterThanOrEqual(3898);
    expect(count('slots')).toBeGreaterThanOrEqual(1069);
    expect(count('classes')).toBeGreaterThanOrEqual(1004);
  });
});

// These tests read all declarations again, independently of the extractor, which takes a while.
describe('the props', { timeout: 120_000 }, () => {
  it('include every prop that the packages check at run time', () => {
    const missing = reference.families.flatMap(({ components }) =>
      components.flatMap((component) => {
        const known = new Set(component.props.map(({ name }) => name));
        return listPropTypes(component)
          .filter((name) => !known.has(name))
          .map((name) => `${component.name}.${name}`);
      }),
    );
    // The declaration of this component takes no props at all.
    expect(missing).toEqual(['GridPagination.component']);
  });

  it('have the type and the default of their declaration, in a random sample', () => {
    const declared = listDeclaredMembers(reference.packages.map(({ name }) => name));
    const props = reference.families.flatMap(({ components }) =>
      components.flatMap((component) =>
        component.props
          .filter(({ from }) => !from)
          .map((prop) => ({ component: component.name, prop })),
      ),
    );
    const faults: string[] = [];
    const counts = { exact: 0, resolved: 0, undeclared: 0 };
    for (const { component, prop } of pickRandom(props, 400, 20_260_101)) {
      const candidates = declared.get(prop.name) ?? [];
      const text = prop.type.full ?? prop.type.text;
      const where = `${component}.${prop.name}: ${text} = ${prop.default}`;
      if (candidates.length === 0) {
        counts.undeclared += 1;
        continue;
      }
      if (candidates.some(({ type }) => normalize(type) === normalize(text))) counts.exact += 1;
      // Type parameters and types that a declaration takes from other types are resolved in the reference.
      else if (candidates.some(({ type }) => isOpen(type))) counts.resolved += 1;
      else faults.push(where);
      const defaults = candidates.map((candidate) => normalize(candidate.default ?? ''));
      if (!defaults.includes(normalize(prop.default ?? ''))) faults.push(where);
    }
    expect(faults).toEqual([]);
    expect(counts.exact).toBeGreaterThan(340);
    // Two props come from a mapped type, so no declaration names them.
    expect(counts.undeclared).toBeLessThan(4);
  });

  it('have no unreadable or overlong types', () => {
    const members = reference.families.flatMap(({ components, interfaces, hooks }) => [
      ...components.flatMap(({ props }) => props),
      ...interfaces.flatMap((entry) => entry.members),
      ...hooks.flatMap((hook) => hook.returnMembers),
    ]);
    const unreadable = members.filter(({ type }) => /import\(|__type|<unresolved>/.test(type.text));
    expect(unreadable).toEqual([]);
    const long = members.filter(({ type }) => type.text.length > 300);
    expect(long).toEqual([]);
  });

  it('have the lowest plan that includes them', () => {
    const plans = (name: string) => {
      const props = getComponent('x-data-grid', name).props;
      const find = (prop: string) => props.find((member) => member.name === prop)?.plan;
      return [find('rowHeight'), find('treeData'), find('rowGroupingModel')];
    };
    expect(plans('DataGrid')).toEqual(['community', undefined, undefined]);
    expect(plans('DataGridPro')).toEqual(['community', 'pro', undefined]);
    expect(plans('DataGridPremium')).toEqual(['community', 'pro', 'premium']);
    const zoom = getComponent('x-charts', 'BarChartPro').props.find(
      ({ name }) => name === 'initialZoom',
    );
    expect(zoom?.plan).toBe('pro');
  });
});

describe('the classes', { timeout: 60_000 }, () => {
  it.each([
    ['x-data-grid', 'DataGrid', '@mui/x-data-grid/constants', 'gridClasses'],
    ['x-date-pickers', 'PickersDay', '@mui/x-date-pickers/PickersDay', 'pickersDayClasses'],
    ['x-charts', 'Gauge', '@mui/x-charts/Gauge', 'gaugeClasses'],
    ['x-tree-view', 'TreeItem', '@mui/x-tree-view/TreeItem', 'treeItemClasses'],
    ['x-tree-view', 'RichTreeView', '@mui/x-tree-view/RichTreeView', 'richTreeViewClasses'],
  ] as const)('of %s/%s are those at run time', async (productId, name, from, variable) => {
    const module = (await import(from)) as Record<string, Record<string, string>>;
    const actual = module[variable] ?? {};
    const { classes } = getComponent(productId, name);
    // A few classes are declared and used, but missing from the object.
    const inObject = classes.filter(({ key, part }) => !part && key in actual);
    expect(inObject.length).toBeGreaterThan(classes.length * 0.9);
    for (const { key, className } of inObject) {
      expect([key, className]).toEqual([key, actual[key]]);
    }
  });
});

describe('entries', () => {
  it('look like this', () => {
    const { props, imports, source, inherits, ref, plan } = getComponent('x-charts', 'Gauge');
    expect({
      imports: imports.map(({ text }) => text),
      source,
      inherits,
      ref,
      plan,
    }).toMatchInlineSnapshot(`
      {
        "imports": [
          "import { Gauge } from '@mui/x-charts/Gauge';",
          "import { Gauge } from '@mui/x-charts';",
          "import { Gauge } from '@mui/x-charts-pro/Gauge';",
          "import { Gauge } from '@mui/x-charts-pro';",
        ],
        "inherits": {
          "kind": "native",
          "name": "svg",
        },
        "plan": "community",
        "ref": "SVGSVGElement",
        "source": {
          "file": "packages/x-charts/src/Gauge/Gauge.tsx",
          "package": "@mui/x-charts",
          "version": "8.13.1",
        },
      }
    `);
    const types = props.map(({ name, type, default: value }) => [name, type.text, value ?? '']);
    expect(types.filter(([name]) => name === 'startAngle' || name === 'text')).toEqual([
      ['startAngle', 'number', '0'],
      ['text', 'string | ((params: GaugeFormatterParams) => string | null)', ''],
    ]);
  });

  it('have their theme name, their origin, and their parts', () => {
    const themeName = (productId: ProductId, name: string) =>
      getComponent(productId, name).themeName;
    expect(themeName('x-data-grid', 'DataGridPremium')).toBe('MuiDataGrid');
    expect(themeName('x-date-pickers', 'DesktopDatePicker')).toBe('MuiDesktopDatePicker');
    expect(themeName('x-data-grid', 'GridRow')).toBeUndefined();
    const day = getComponent('x-date-pickers', 'PickersDay');
    expect(day.inherits).toEqual({ kind: 'material', name: 'ButtonBase' });
    expect(day.props.find(({ name }) => name === 'centerRipple')?.from).toBe('ButtonBase');
    const clock = getComponent('x-date-pickers', 'TimeClock').classes;
    expect(clock.find(({ className }) => className === 'MuiClock-pin')?.part).toBe('MuiClock');
    const variables = getComponent('x-tree-view', 'TreeItem').cssVariables;
    expect(variables.map(({ name }) => name)).toContain('--TreeView-itemChildrenIndentation');
  });

  it('of a callback describe its arguments', () => {
    const prop = getComponent('x-charts', 'BarChart').props.find(
      ({ name }) => name === 'onItemClick',
    );
    expect(prop?.signatures?.[0]?.text).toMatchInlineSnapshot(
      `"(event: React.MouseEvent<SVGElement>, barItemIdentifier: BarItemIdentifier) => void"`,
    );
    expect(prop?.signatures?.[0]?.parameters.every((parameter) => parameter.description)).toBe(
      true,
    );
  });

  it('of an unstable component say how to import it', () => {
    const { name, exportName, imports } = getComponent('x-charts', 'SankeyChart');
    expect({ name, exportName, imports: imports.map(({ text }) => text) }).toMatchInlineSnapshot(`
      {
        "exportName": "Unstable_SankeyChart",
        "imports": [
          "import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';",
          "import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro';",
        ],
        "name": "SankeyChart",
      }
    `);
  });

  it('of hooks, events, selectors and texts are complete', () => {
    const grid = getFamily('x-data-grid');
    const event = grid.events.find(({ name }) => name === 'cellClick');
    expect([event?.params?.text, event?.event?.text, event?.prop, event?.plan]).toEqual([
      'GridCellParams',
      'React.MouseEvent<HTMLElement>',
      'onCellClick',
      'community',
    ]);
    const selector = grid.selectors.find(({ name }) => name === 'gridPageCountSelector');
    expect([selector?.returns.text, selector?.category]).toEqual(['number', 'Pagination']);
    const text = grid.localeText.find(({ name }) => name === 'toolbarFiltersTooltipActive');
    expect([text?.type.text, text?.default?.startsWith('count =>')]).toEqual([
      '(count: number) => React.ReactNode',
      true,
    ]);
    const hook = getFamily('x-charts').hooks.find(({ name }) => name === 'useBarSeries');
    expect(hook?.signatures.map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "(seriesId: SeriesId) => UseBarSeriesReturnValue | undefined",
        "() => UseBarSeriesReturnValue[]",
        "(seriesIds: SeriesId[]) => UseBarSeriesReturnValue[]",
      ]
    `);
  });

  it('name only types that are described', () => {
    for (const { components, interfaces, types } of reference.families) {
      const names = [
        ...components.flatMap(({ props }) => props),
        ...interfaces.flatMap(({ members }) => members),
      ].flatMap(({ type }) => type.names ?? []);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !types[name])).toEqual([]);
      const nested = Object.values(types).flatMap((type) => type.names ?? []);
      expect(nested.filter((name) => !types[name])).toEqual([]);
    }
  });
});
