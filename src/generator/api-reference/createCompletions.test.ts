import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompletions } from './createCompletions.ts';
import { loadSiteApi } from './loadApi.ts';

const MAX_BYTES = 60_000;

const { families, packages } = await loadSiteApi();
const all = families.map((family) => [family.name, createCompletions(family, packages)] as const);
const grid = all.find(([name]) => name === 'Data Grid')![1];
const readProp = (component: string, name: string) =>
  (grid.components[component] ?? [])
    .map((index) => grid.props[index])
    .find((prop) => prop?.name === name);

describe('createCompletions', () => {
  it.each(all)('stays small for %s', (_, completions) => {
    expect(Object.keys(completions.components).length).toBeGreaterThan(5);
    expect(brotliCompressSync(JSON.stringify(completions)).length).toBeLessThan(MAX_BYTES);
  });

  it('lists the exports of packages and of entry points', () => {
    expect(grid.exports['@mui/x-data-grid']).toEqual(
      expect.arrayContaining(['DataGrid', 'GridColDef', 'useGridApiRef', 'gridClasses']),
    );
    expect(grid.exports['@mui/x-data-grid']).not.toContain('DataGridPro');
    expect(grid.exports['@mui/x-data-grid-premium']).toContain('DataGridPremium');
    expect(grid.exports['@mui/x-data-grid/DataGrid']).toEqual(['DataGrid']);
  });

  it('has props with their type, text, and values', () => {
    expect(readProp('DataGrid', 'density')).toEqual({
      name: 'density',
      type: expect.stringContaining('GridDensity') as string,
      text: expect.stringMatching(/density/i) as string,
      options: expect.arrayContaining(["'comfortable'", "'compact'", "'standard'"]) as string[],
    });
    expect(readProp('DataGrid', 'loading')?.options).toEqual(['true', 'false']);
    expect(readProp('DataGrid', 'columns')?.required).toBe(true);
  });
});
