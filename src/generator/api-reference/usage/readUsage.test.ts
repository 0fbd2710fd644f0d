import { describe, expect, it } from 'vitest';
import type { ApiInterface } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily, createMember } from '../read/apiFixtures.ts';
import { readUsage } from './readUsage.ts';

function createInterface(name: string): ApiInterface {
  return {
    kind: 'interface',
    name,
    exportName: name,
    plan: 'community',
    description: '',
    imports: [],
    members: [],
  };
}

const CONTEXT = {
  productIds: new Map([
    ['@mui/x-data-grid', 'x-data-grid'],
    ['@mui/x-data-grid-pro', 'x-data-grid'],
  ] as const),
  families: new Map([
    [
      'x-data-grid',
      createFamily({
        productId: 'x-data-grid',
        interfaces: [createInterface('GridColDef'), createInterface('GridApi')],
        components: [
          createComponent('DataGrid', {
            props: [
              createMember('columns', { type: { text: 'GridColDef[]', names: ['GridColDef'] } }),
            ],
            slots: [
              {
                name: 'toolbar',
                description: '',
                plan: 'community',
                props: { text: 'Partial<GridToolbarProps | GridBarProps>' },
              },
            ],
          }),
          createComponent('GridToolbar', { props: [createMember('title'), createMember('csv')] }),
          createComponent('GridBar', { props: [createMember('title'), createMember('bar')] }),
        ],
      }),
    ],
  ] as const),
};

function read(text: string): string[] {
  return [...readUsage(text, 'Demo.tsx', CONTEXT)].map((key) => key.replace('x-data-grid/', ''));
}

describe('readUsage', () => {
  it('reads the props that an element sets, under the exported name', () => {
    const keys = read(`
      import { DataGrid as Grid } from '@mui/x-data-grid';
      import { Box } from '@mui/material';
      const common = { density: 'compact', autoHeight: true };
      export default () => <Box sx={{}}><Grid rows={[]} {...common} loading>text</Grid></Box>;
    `);
    expect(keys).toEqual([
      'DataGrid',
      'DataGrid.rows',
      'DataGrid.density',
      'DataGrid.autoHeight',
      'DataGrid.loading',
      'DataGrid.children',
    ]);
  });

  it('reads the slots', () => {
    const keys = read(`
      import { DataGrid } from '@mui/x-data-grid';
      export default () => <DataGrid slots={{ toolbar: Bar }} slotProps={{ toolbar: {}, cell: {} }} />;
    `);
    expect(keys).toContain('DataGrid.slots.toolbar');
    expect(keys).toContain('DataGrid.slots.cell');
  });

  it.each([
    ['an object', "{ toolbar: { title: 'a', bar: 1, unknown: 2 }, cell: { csv: 3 } }"],
    ['a variable', '{ toolbar }'],
    ['a function', "{ toolbar: () => ({ title: 'a', bar: 1 }) }"],
  ])('reads the props of a part that slotProps sets: %s', (_title, slotProps) => {
    const keys = read(`
      import { DataGrid } from '@mui/x-data-grid';
      const toolbar = { title: 'a', bar: 1 };
      export default () => <DataGrid slotProps={${slotProps}} />;
    `);
    const ofParts = keys.filter((key) => !key.startsWith('DataGrid'));
    expect(ofParts).toEqual(['GridToolbar.title', 'GridBar.bar']);
  });

  it.each([
    ['an annotation', "const columns: GridColDef[] = [{ field: 'a', width: 1 }];"],
    [
      'an annotation with readonly',
      "const columns: readonly GridColDef<Row>[] = [{ field: 'a', width: 1 }];",
    ],
    ['satisfies', "const columns = [{ field: 'a', width: 1 }] satisfies GridColDef[];"],
    [
      'a memo',
      "const columns: GridColDef[] = useMemo(() => [{ field: 'a' }, ...[{ width: 1 }]], []);",
    ],
  ])('reads the members of typed objects: %s', (_title, code) => {
    const keys = read(`import { GridColDef } from '@mui/x-data-grid';\n${code}`);
    expect(keys).toEqual(['GridColDef', 'GridColDef.field', 'GridColDef.width']);
  });

  it('reads the members of the objects that a prop consists of', () => {
    const keys = read(`
      import { DataGrid } from '@mui/x-data-grid';
      const columns = [{ field: 'a' }];
      export default () => <DataGrid columns={wide ? columns : []} />;
    `);
    expect(keys).toContain('GridColDef.field');
  });

  it('reads calls of the API object, classes, and events', () => {
    const keys = read(`
      import { gridClasses, useGridApiRef, useGridEvent } from '@mui/x-data-grid-pro';
      const apiRef = useGridApiRef();
      useGridEvent(apiRef, 'rowClick', () => apiRef.current?.setPage(gridClasses.row));
      const getActions = (params) => params.api.getRow(1);
    `);
    expect(keys).toEqual(
      expect.arrayContaining([
        'useGridApiRef',
        'GridEventLookup.rowClick',
        'GridApi.setPage',
        'GridApi.getRow',
        'gridClasses.row',
      ]),
    );
  });

  it('finds nothing in modules that do not import our packages', () => {
    expect(read("import { DataGrid } from './DataGrid'; <DataGrid rows={[]} />;")).toEqual([]);
  });
});
