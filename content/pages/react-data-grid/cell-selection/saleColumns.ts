import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

export const saleColumns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'month', headerName: 'Month', width: 95 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 105 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 95 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 95 },
  { field: 'units', headerName: 'Units', type: 'number', width: 85 },
  { field: 'rep', headerName: 'Rep', flex: 1, minWidth: 150 },
];
