import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 105 },
  { field: 'items', headerName: 'Items', type: 'number', width: 96 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | undefined, row) =>
      value?.toLocaleString('en-US', {
        style: 'currency',
        currency: row.currency,
      }),
  },
];
