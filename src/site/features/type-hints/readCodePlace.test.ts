import { describe, expect, it } from 'vitest';
import { readCodePlace } from './readCodePlace.ts';

/** Returns the owner and member for the word after `|`: `DataGrid rowHeight`, or `- density` without an owner. */
function read(marked: string): string | undefined {
  const start = marked.indexOf('|');
  const code = marked.replace('|', '');
  const word = /^[\w$]+/.exec(code.slice(start))?.[0] ?? '';
  const place = readCodePlace(code, start, word);
  return place && [place.owner ?? '-', place.member].filter(Boolean).join(' ');
}

describe('readCodePlace', () => {
  it.each([
    ['an import', "import { |DataGrid } from '@mui/x-data-grid';", 'DataGrid'],
    ['a hook', 'const apiRef = |useGridApiRef();', 'useGridApiRef'],
    ['a type', 'const columns: |GridColDef[] = [];', 'GridColDef'],
    ['an element', 'return <|DataGrid rows={rows} />;', 'DataGrid'],
    [
      'an attribute',
      'return (\n  <DataGrid\n    rows={rows}\n    |rowHeight={40}\n  />\n);',
      'DataGrid rowHeight',
    ],
    [
      'an attribute after an arrow function',
      '<DataGrid getRowId={(row) => row.key > 1} |loading />',
      'DataGrid loading',
    ],
    [
      'an attribute after a string with brackets',
      '<DataGrid label="a > {b" |loading />',
      'DataGrid loading',
    ],
    [
      'an attribute of a nested element',
      '<Box sx={{ a: 1 }}><DataGrid |rows={rows} /></Box>',
      'DataGrid rows',
    ],
    ['a slot', '<DataGrid slots={{ |toolbar: Bar }} />', 'DataGrid slots.toolbar'],
    [
      'the props of a slot',
      '<DataGrid slotProps={{ |toolbar: { a: 1 } }} />',
      'DataGrid slots.toolbar',
    ],
    [
      'a key of a typed list',
      'function Demo() {\n  const columns: GridColDef<Row>[] = [\n    { field: "a", |width: 90 },\n  ];\n}',
      'GridColDef width',
    ],
    [
      'a key of a typed object',
      'const model: GridFilterModel = { |items: [] };',
      'GridFilterModel items',
    ],
    [
      'a method of the API',
      'apiRef.current?.|setRowSelectionModel([]);',
      'GridApi setRowSelectionModel',
    ],
    ['a key of any other object', 'const theme = { |density: 1 };', '- density'],
    ['a variable', 'const |rows = [];', undefined],
    ['a value', '<DataGrid rows={|rows} />', undefined],
    ['a value in an element', '<Button>{|rows}</Button>', undefined],
    ['text in an element', '<Button>|rows</Button>', undefined],
    ['a member of something else', 'params.|row', undefined],
    ['a key of an object prop', '<DataGrid initialState={{ |sorting: {} }} />', undefined],
  ])('reads %s', (_, code, expected) => {
    expect(read(code)).toBe(expected);
  });
});
