import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 100 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
];
