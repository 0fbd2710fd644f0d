import { describe, expect, it } from 'vitest';
import { createComponent, createFamily, createHook, createMember } from './read/apiFixtures.ts';
import { createApiLinker } from './createApiLinker.ts';

const grid = createFamily({
  productId: 'x-data-grid',
  name: 'Data Grid',
  apiRoot: '/x/api/data-grid',
  components: [
    createComponent('DataGrid', {
      imports: [
        { package: '@mui/x-data-grid', plan: 'community', from: '@mui/x-data-grid', text: '' },
      ],
      props: [createMember('rowHeight'), createMember('id'), createMember('slots')],
      slots: [{ name: 'toolbar', description: '', plan: 'community' }],
    }),
    createComponent('DataGridPro', {
      props: [createMember('rowHeight'), createMember('treeData')],
    }),
    createComponent('Toolbar'),
    createComponent('Other', { props: [createMember('slots')] }),
  ],
  hooks: [createHook('useGridApiRef')],
  interfaces: [
    {
      kind: 'interface',
      name: 'GridApi',
      exportName: 'GridApi',
      plan: 'community',
      description: '',
      imports: [],
      members: [createMember('setPage')],
    },
  ],
});
const charts = createFamily({
  components: [
    createComponent('Toolbar'),
    createComponent('SankeyChart', { exportName: 'Unstable_SankeyChart' }),
  ],
});
const linker = createApiLinker({ packages: [], families: [grid, charts] });
const context = {
  productId: 'x-data-grid',
  components: ['DataGrid', 'DataGridPro', 'Other'],
};

describe('createApiLinker', () => {
  it.each([
    ['DataGrid', '/x/api/data-grid/data-grid/'],
    ['<DataGrid />', '/x/api/data-grid/data-grid/'],
    ['</DataGrid>', '/x/api/data-grid/data-grid/'],
    ['<DataGrid rowHeight={40} />', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
    ['DataGrid.rowHeight', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
    ['DataGrid.nothing', undefined],
    ['rowHeight', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
    ['rowHeight={40}', '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'],
    ['treeData', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-treeData'],
    ['slots.toolbar', '/x/api/data-grid/data-grid/#data-grid-slot-toolbar'],
    ['useGridApiRef()', '/x/api/data-grid/use-grid-api-ref/'],
    ['apiRef.current.setPage(2)', '/x/api/data-grid/grid-api/#grid-api-prop-setPage'],
    ['SankeyChart', '/x/api/charts/sankey-chart/'],
    ['Toolbar', '/x/api/data-grid/toolbar/'],
    ['slots', undefined],
    ['id', undefined],
    ['true', undefined],
    ['npm install', undefined],
  ])('reads %s', (code, href) => {
    expect(linker.findCode(code, context)).toBe(href);
  });

  it('does not link a name that two products share if the context names neither product', () => {
    expect(linker.findCode('Toolbar')).toBeUndefined();
  });

  it('finds exports by their package', () => {
    expect(linker.findExport('@mui/x-charts', 'Unstable_SankeyChart')).toBe(
      '/x/api/charts/sankey-chart/',
    );
    expect(linker.findExport('@mui/x-charts', 'Toolbar')).toBe('/x/api/charts/toolbar/');
    expect(linker.findExport('@mui/material', 'Toolbar')).toBeUndefined();
  });
});
