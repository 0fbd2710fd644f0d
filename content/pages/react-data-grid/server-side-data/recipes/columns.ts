import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];
