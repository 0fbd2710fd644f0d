import type { GridColDef } from '@mui/x-data-grid';
import type { Order } from '#data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110 },
];
