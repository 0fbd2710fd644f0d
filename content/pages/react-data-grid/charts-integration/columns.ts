import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 134 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 88 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'month', headerName: 'Month', width: 100, chartable: false },
];
