import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    examples: ['packing', 'on hold', 'shipped', 'delivered', 'returned'],
  },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 155,
    examples: ['low', 'normal', 'high', 'urgent'],
  },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export const suggestions = [
  { value: 'High and urgent orders on hold' },
  { value: 'Returned orders by country' },
  { value: 'High and urgent by status' },
];
