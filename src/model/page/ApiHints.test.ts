import { describe, expect, it } from 'vitest';
import { findHint, findTypeHint, readHintLink } from './ApiHints.ts';
import type { HintFile } from './ApiHints.ts';

const FILE: HintFile = {
  apiRoot: '/x/api/data-grid',
  members: [
    { name: 'rows', type: 'readonly R[]', text: 'The rows.', required: true },
    { name: 'rowHeight', type: 'number', default: '52' },
    { name: 'toolbar', type: 'React.ElementType', plan: 'pro' },
    { name: 'width', type: 'number' },
  ],
  entries: {
    DataGrid: { declaration: 'import', hasPage: true, props: [0, 1], slots: [2] },
    DataGridPro: { declaration: 'import', hasPage: true, props: [0, 1], slots: [2] },
    GridColDef: { declaration: 'interface GridColDef', hasPage: true, props: [3] },
    Toolbar: { declaration: 'import', hasPage: true, props: [3] },
    gridRowsSelector: { declaration: 'gridRowsSelector(apiRef): R[]' },
  },
};

describe('findHint', () => {
  it('describes an export', () => {
    expect(findHint(FILE, { owner: 'GridColDef' })).toEqual({
      name: 'GridColDef',
      declaration: 'interface GridColDef',
      href: '/x/api/data-grid/grid-col-def/',
    });
    expect(findHint(FILE, { owner: 'gridRowsSelector' })).not.toHaveProperty('href');
  });

  it('describes a prop with its default', () => {
    expect(findHint(FILE, { owner: 'DataGrid', member: 'rowHeight' })).toEqual({
      name: 'rowHeight',
      declaration: 'rowHeight?: number',
      default: '52',
      href: '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
    });
    const rows = findHint(FILE, { owner: 'DataGrid', member: 'rows' });
    expect(rows?.declaration).toBe('rows: readonly R[]');
  });

  it('describes a slot', () => {
    expect(findHint(FILE, { member: 'slots.toolbar' }, ['DataGrid'])).toMatchObject({
      plan: 'pro',
      href: '/x/api/data-grid/data-grid/#data-grid-slot-toolbar',
    });
  });

  it('finds a bare prop in the components of the page, unless two unrelated ones have it', () => {
    const find = (...components: string[]) => findHint(FILE, { member: 'width' }, components)?.href;
    expect(find('GridColDef')).toContain('grid-col-def');
    expect(find('GridColDef', 'Toolbar')).toBeUndefined();
    expect(find()).toBeUndefined();
    expect(findHint(FILE, { member: 'rows' }, ['DataGrid', 'DataGridPro'])?.href).toContain(
      '/data-grid/data-grid/',
    );
  });

  it.each([
    [{ owner: 'Button' }],
    [{ owner: 'constructor' }],
    [{ owner: 'DataGrid', member: 'nothing' }],
  ])('knows nothing about %j', (name) => {
    expect(findHint(FILE, name)).toBeUndefined();
  });

  it('describes the element if it has no such prop', () => {
    const name = { owner: 'DataGrid', member: 'sx', isElement: true } as const;
    expect(findHint(FILE, name)?.name).toBe('DataGrid');
  });
});

it.each([
  ['/x/api/data-grid/grid-col-def/', { owner: 'GridColDef' }],
  ['/x/api/data-grid/data-grid/#data-grid-prop-rows', { owner: 'DataGrid', member: 'rows' }],
  [
    '/x/api/data-grid/data-grid/#data-grid-slot-toolbar',
    { owner: 'DataGrid', member: 'slots.toolbar' },
  ],
  ['/x/api/data-grid/data-grid/#classes', undefined],
  ['/x/api/data-grid/', undefined],
])('reads the target of %s', (href, expected) => {
  expect(readHintLink(FILE, href)).toEqual(expected);
});

it('describes a type', () => {
  const types = {
    Row: { name: 'Row', kind: 'alias', text: 'type Row = {}', plan: 'community' },
  } as const;
  expect(findTypeHint(types, 'Row')).toEqual({ name: 'Row', declaration: 'type Row = {}' });
  expect(findTypeHint(types, 'Column')).toBeUndefined();
});
