import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 150,
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
  },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
];

/** The orders that still wait in the warehouse. */
export const openOrders = {
  items: [
    {
      field: 'status',
      operator: 'isAnyOf',
      value: ['new', 'packing', 'on hold'],
    },
  ],
};
