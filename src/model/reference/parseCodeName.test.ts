import { expect, it } from 'vitest';
import { parseCodeName } from './parseCodeName.ts';

it.each([
  ['DataGrid', { owner: 'DataGrid' }],
  ['<DataGrid />', { owner: 'DataGrid', isElement: true }],
  ['<DataGrid rows={rows} />', { owner: 'DataGrid', member: 'rows', isElement: true }],
  ['GridColDef.valueGetter', { owner: 'GridColDef', member: 'valueGetter' }],
  ['apiRef.current.setRows()', { owner: 'GridApi', member: 'setRows' }],
  ['slots.toolbar', { member: 'slots.toolbar' }],
  ['slotProps.toolbar', { member: 'slots.toolbar' }],
  ['useGridApiRef()', { owner: 'useGridApiRef' }],
  ['rowHeight={40}', { member: 'rowHeight' }],
  ['rowHeight', { member: 'rowHeight' }],
  ['children', undefined],
  ['npm install', undefined],
])('reads %s', (code, expected) => {
  expect(parseCodeName(code)).toEqual(expected);
});
