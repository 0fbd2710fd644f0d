import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Reading {
  id: number;
  site: string;
  note: string;
}

const SITES = ['Harbor', 'Lock', 'Weir', 'Bridge', 'Mill', 'Delta', 'Spring'];
const NOTES = [
  '',
  'Checked.',
  'Cleaned after the storm.',
  'Compare with the station upstream.',
];

/** From 0 to 9,999. It only depends on the row and the column. */
export function reading(row: number, column: number): number {
  return (Math.imul(row * 31 + column * 17 + 7, 2654435761) >>> 12) % 10_000;
}

/** The same rows every time. A million of them can't be written out. */
export function createRows(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    site: `${SITES[index % SITES.length]} ${Math.ceil((index + 1) / 7)}`,
    note: NOTES[reading(index, 0) % NOTES.length],
  }));
}

/** Three columns of the row, and a column of numbers for each hour. */
export function createColumns(
  count: number,
  noteWidth: number,
  renderCell?: GridColDef<Reading>['renderCell'],
): GridColDef<Reading>[] {
  return [
    { field: 'id', headerName: 'No.', type: 'number', width: 110 },
    { field: 'site', headerName: 'Site', width: 150 },
    { field: 'note', headerName: 'Note', width: noteWidth },
    ...Array.from({ length: count - 3 }, (_, hour): GridColDef<Reading> => ({
      field: `hour${hour}`,
      headerName: `Hour ${hour + 1}`,
      type: 'number',
      width: 120,
      valueGetter: (_value, row) => reading(row.id, hour),
      renderCell,
    })),
  ];
}
