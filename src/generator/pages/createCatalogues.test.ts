import { describe, expect, it } from 'vitest';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createCatalogues, hasCatalogue } from './createCatalogues.ts';

const { families } = await loadSiteApi();
const grid = families.find(({ productId }) => productId === 'x-data-grid')!;

describe('createCatalogues', () => {
  it('lists only what the page asks for', () => {
    expect(hasCatalogue('Text.')).toBe(false);
    expect(Object.keys(createCatalogues('<Catalogue of="events" />', grid))).toEqual(['events']);
  });

  it('lists every event once, with the prop that listens', () => {
    const { events = [] } = createCatalogues('<Catalogue of="events" />', grid);
    expect(events.map(({ name }) => name)).toEqual(grid.events.map(({ name }) => name));
    expect(events.find(({ name }) => name === 'cellClick')?.prop?.name).toBe('onCellClick');
  });

  it('lists the methods of the API object', () => {
    const { methods = [] } = createCatalogues('<Catalogue of="methods" />', grid);
    const names = methods.map(({ name }) => name);
    expect(names).toContain('setColumnVisibility');
    expect(names).toContain('exportDataAsExcel');
    expect(methods.find(({ name }) => name === 'exportDataAsExcel')?.plan).toBe('premium');
  });

  it('lists what the plans add, the lower plan first, and nothing that is free', () => {
    const { plans = [] } = createCatalogues('<Catalogue of="plans" />', grid);
    const names = plans.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(plans.find(({ name }) => name === 'treeData')?.plan).toBe('pro');
    expect(plans.find(({ name }) => name === 'rowGroupingModel')?.plan).toBe('premium');
    expect(names).not.toContain('rows');
    expect(plans.map(({ plan }) => plan)).not.toContain('community');
    expect(names.indexOf('treeData')).toBeLessThan(names.indexOf('rowGroupingModel'));
  });
});
