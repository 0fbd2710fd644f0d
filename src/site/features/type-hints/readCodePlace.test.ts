import { describe, expect, it } from 'vitest';
import { readCodePlace } from './readCodePlace.ts';

/** The word after `|` in the code. */
function read(marked: string) {
  const start = marked.indexOf('|');
  const code = marked.replace('|', '');
  const word = /^[\w$]+/.exec(code.slice(start))?.[0] ?? '';
  return readCodePlace(code, start, word);
}

describe('readCodePlace', () => {
  it.each([
    ['an import', "import { |DataGrid } from '@mui/x-data-grid';", { owner: 'DataGrid' }],
    ['a hook', 'const apiRef = |useGridApiRef();', { owner: 'useGridApiRef' }],
    ['a type', 'const columns: |GridColDef[] = [];', { owner: 'GridColDef' }],
    ['an element', 'return <|DataGrid rows={rows} />;', { owner: 'DataGrid' }],
    [
      'an attribute',
      'return (\n  <DataGrid\n    rows={rows}\n    |rowHeight={40}\n  />\n);',
      { owner: 'DataGrid', member: 'rowHeight' },
    ],
    [
      'an attribute after an arrow function',
      '<DataGrid getRowId={(row) => row.key > 1} |loading />',
      { owner: 'DataGrid', member: 'loading' },
    ],
    [
      'an attribute after a string with brackets',
      '<DataGrid label="a > {b" |loading />',
      { owner: 'DataGrid', member: 'loading' },
    ],
    [
      'an attribute of a nested element',
      '<Box sx={{ a: 1 }}><DataGrid |rows={rows} /></Box>',
      { owner: 'DataGrid', member: 'rows' },
    ],
    [
      'a slot',
      '<DataGrid slots={{ |toolbar: Bar }} />',
      { owner: 'DataGrid', member: 'slots.toolbar' },
    ],
    [
      'the props of a slot',
      '<DataGrid slotProps={{ |toolbar: { a: 1 } }} />',
      { owner: 'DataGrid', member: 'slots.toolbar' },
    ],
    [
      'a key of a typed list',
      'function Demo() {\n  const columns: GridColDef<Row>[] = [\n    { field: "a", |width: 90 },\n  ];\n}',
      { owner: 'GridColDef', member: 'width' },
    ],
    [
      'a key of a typed object',
      'const model: GridFilterModel = { |items: [] };',
      { owner: 'GridFilterModel', member: 'items' },
    ],
    [
      'a method of the API',
      'apiRef.current?.|setRowSelectionModel([]);',
      { owner: 'GridApi', member: 'setRowSelectionModel' },
    ],
    ['a key of any other object', 'const theme = { |density: 1 };', { member: 'density' }],
    ['a variable', 'const |rows = [];', undefined],
    ['a value', '<DataGrid rows={|rows} />', undefined],
    ['a value in an element', '<Button>{|rows}</Button>', undefined],
    ['text in an element', '<Button>|rows</Button>', undefined],
    ['a member of something else', 'params.|row', undefined],
    ['a key of an object prop', '<DataGrid initialState={{ |sorting: {} }} />', undefined],
  ])('reads %s', (_, code, expected) => {
    expect(read(code)).toEqual(expected);
  });
});
