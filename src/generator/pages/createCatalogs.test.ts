import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createCatalogs, hasCatalog, SAVED_PARTS } from './createCatalogs.ts';

const { families } = await loadSiteApi();
const grid = families.find(({ productId }) => productId === 'x-data-grid')!;

describe('createCatalogs', () => {
  it('creates only the catalogs that the page uses', () => {
    expect(hasCatalog('Text.')).toBe(false);
    expect(Object.keys(createCatalogs('<Catalog of="events" />', grid))).toEqual(['events']);
  });

  it('lists every event once, with the prop that handles it', () => {
    const { events = [] } = createCatalogs('<Catalog of="events" />', grid);
    expect(events.map(({ name }) => name)).toEqual(grid.events.map(({ name }) => name));
    expect(events.find(({ name }) => name === 'cellClick')?.prop?.name).toBe('onCellClick');
  });

  it('lists the methods of the API object', () => {
    const { methods = [] } = createCatalogs('<Catalog of="methods" />', grid);
    const names = methods.map(({ name }) => name);
    expect(names).toContain('setColumnVisibility');
    expect(names).toContain('exportDataAsExcel');
    expect(methods.find(({ name }) => name === 'exportDataAsExcel')?.plan).toBe('premium');
  });

  it('lists everything that paid plans add, the lower plan first', () => {
    const { plans = [] } = createCatalogs('<Catalog of="plans" />', grid);
    const names = plans.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(plans.find(({ name }) => name === 'treeData')?.plan).toBe('pro');
    expect(plans.find(({ name }) => name === 'rowGroupingModel')?.plan).toBe('premium');
    expect(names).not.toContain('rows');
    expect(plans.map(({ plan }) => plan)).not.toContain('community');
    expect(names.indexOf('treeData')).toBeLessThan(names.indexOf('rowGroupingModel'));
  });

  it('lists the selectors with their return types', () => {
    const { selectors = [] } = createCatalogs('<Catalog of="selectors" />', grid);
    const sorting = selectors.find(({ name }) => name === 'gridSortModelSelector');
    expect(sorting).toMatchObject({ plan: 'community', type: 'GridSortModel' });
    const grouping = selectors.find(({ name }) => name === 'gridRowGroupingModelSelector');
    expect(grouping?.plan).toBe('premium');
  });

  it('lists every part of the state once, with its lifetime, its plan, and its content', () => {
    const { state = [] } = createCatalogs('<Catalog of="state" />', grid);
    const parts = new Map(state.map((row) => [row.name, row]));
    expect(parts.size).toBe(state.length);
    expect(parts.get('sorting')).toMatchObject({
      lifetime: 'saved',
      plan: 'community',
      type: '{ sortModel }',
    });
    expect(parts.get('pinnedColumns')).toMatchObject({ lifetime: 'saved' });
    expect(parts.get('pivoting')).toMatchObject({ lifetime: 'initial', plan: 'premium' });
    expect(parts.get('detailPanel')).toMatchObject({ lifetime: 'initial', plan: 'pro' });
    expect(parts.get('scroll')).toMatchObject({ lifetime: 'initial', type: '{ top, left }' });
    expect(parts.get('preferencePanel')?.type).toContain('openedPanelValue');
    expect(parts.get('rowSelection')).toMatchObject({ lifetime: 'internal' });
    expect(state.map(({ lifetime }) => lifetime)).toEqual(
      state.map(({ lifetime }) => lifetime).toSorted((a, b) => ORDER[a!] - ORDER[b!]),
    );
  });

  it('knows the parts of the state that the installed packages export', () => {
    const exported = readExportedParts();
    expect([...SAVED_PARTS]).toEqual([...exported].toSorted());
  });
});

const ORDER = { saved: 0, initial: 1, internal: 2 };

/** Reads the keys that features of the grid add to the result of `exportState()`. */
function readExportedParts(): Set<string> {
  const files = globSync('node_modules/@mui/x-data-grid{,-pro,-premium}/hooks/features/**/*.js');
  const bodies = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes("'exportState', stateExportPreProcessing"))
    .map((code) => /const stateExportPreProcessing[^]*?^ {2}\}, \[/mu.exec(code)?.[0] ?? '');
  const keys = bodies.flatMap((body) =>
    Array.from(body.matchAll(/_extends2?\.default\)\(\{\}, \w+, \{\s+(\w+):/gu), ([, key]) => key!),
  );
  return new Set(keys);
}
