import { expect, it } from 'vitest';
import { listUses } from './listUses.ts';

it.each([
  ['const area = useDrawingArea();\n<BarChart /><Box />', ['useDrawingArea', 'BarChart', 'Box']],
  ['<DataGrid\n  rows={rows}\n  {...other}\n>', ['DataGrid']],
  ["{ field: 'a', renderCell: () => <Chip /> },", ['Chip']],
  ['const rows = [...];\nconst ref = useGridApiRef();', ['useGridApiRef']],
  ["const text = '<DataGrid /> and useGrid()'; // <Chip />", []],
  ['<div><p>text</p></div>', []],
])('reads %j', (code, expected) => {
  expect(listUses(code)).toEqual(expected);
});
