import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 105 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 175 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
    width: 105,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 135,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
];
