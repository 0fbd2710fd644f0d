import type { GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

export const regions = [...new Set(orders.map(({ region }) => region))];
const statuses = [...new Set(orders.map(({ status }) => status))];

export const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: regions,
    width: 150,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 150,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];
