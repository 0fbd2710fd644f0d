import type { GridColDef } from '@mui/x-data-grid-pro';
import type { FileRow } from './server';

const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

export const columns: GridColDef<FileRow>[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => megabytes.format(value / 1e6),
  },
  { field: 'modifiedAt', headerName: 'Modified', type: 'date', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 150 },
];

export const groupingColDef = {
  headerName: 'Name',
  flex: 1,
  minWidth: 260,
};
