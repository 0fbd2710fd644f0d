import { tsxLanguage } from '@codemirror/lang-javascript';
import { describe, expect, it } from 'vitest';
import { findCompletionPlace } from './findCompletionPlace.ts';

/** `|` is the caret. */
function find(text: string) {
  const position = text.indexOf('|');
  const source = text.replace('|', '');
  const place = findCompletionPlace(tsxLanguage.parser.parse(source), source, position);
  if (!place) return undefined;
  const { from, ...rest } = place;
  return { ...rest, typed: source.slice(from, position) };
}

const inside = (jsx: string) =>
  `export default function Demo() {\n  return (\n    ${jsx}\n  );\n}\n`;

describe('findCompletionPlace', () => {
  it.each([
    [`import { DataGrid } from '@mui/x-|';`, '@mui/x-'],
    [`import { DataGrid } from '|`, ''],
  ])('finds the package of %s', (text, typed) => {
    expect(find(text)).toEqual({ kind: 'package', typed });
  });

  it.each([
    [`import { Data| } from '@mui/x-data-grid';`, 'Data', []],
    [`import { | } from '@mui/x-data-grid';`, '', []],
    [`import { DataGrid, type Gri| } from '@mui/x-data-grid';`, 'Gri', ['DataGrid']],
  ])('finds the names of %s', (text, typed, taken) => {
    expect(find(text)).toEqual({ kind: 'import', specifier: '@mui/x-data-grid', typed, taken });
  });

  it.each([
    ['<DataGrid ro| rows={rows} />', 'ro', ['rows']],
    ['<DataGrid rows={rows} | />', '', ['rows']],
    ['<Box>\n<DataGrid rows={rows} d|\n</Box>', 'd', ['rows']],
    ['<DataGrid |></DataGrid>', '', []],
  ])('finds the props of %s', (jsx, typed, taken) => {
    expect(find(inside(jsx))).toEqual({ kind: 'prop', component: 'DataGrid', typed, taken });
  });

  it.each([
    ['<DataGrid density="|" />', '', true],
    ['<DataGrid density="co|" />', 'co', true],
    ['<DataGrid density={|} />', '', false],
    ['<DataGrid density={co|} />', 'co', false],
    [`<DataGrid density={'co|'} />`, `'co`, false],
  ])('finds the value of %s', (jsx, typed, isQuoted) => {
    expect(find(inside(jsx))).toEqual({
      kind: 'value',
      component: 'DataGrid',
      prop: 'density',
      typed,
      isQuoted,
    });
  });

  it.each([
    '<p>ro| </p>',
    '<DataGrid sx={{ m| }} />',
    '<DataGrid onClick={() => c|} />',
    '<Data| />',
    '<DataGrid rows={rows.f|} />',
  ])('leaves %s alone', (jsx) => {
    expect(find(inside(jsx))).toBeUndefined();
  });

  it('finds nothing in other code', () => {
    expect(find('const rows = da|;')).toBeUndefined();
    expect(find(`import { DataGrid } from '@mui/x-data-grid';\nro|`)).toBeUndefined();
  });
});
