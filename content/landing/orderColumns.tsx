import type { Order } from '#data/orders';
import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';

const STATUS_COLORS = {
  new: 'info',
  packing: 'info',
  'on hold': 'warning',
  shipped: 'primary',
  delivered: 'success',
  returned: 'error',
  canceled: 'default',
} as const;

export const orderColumns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'status',
    headerName: 'Status',
    width: 96,
    display: 'flex',
    renderCell: ({ row: { status } }) => (
      <Chip label={status} color={STATUS_COLORS[status]} size="small" variant="outlined" />
    ),
  },
  { field: 'country', headerName: 'Country', width: 128 },
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 92,
    valueFormatter: (orderedAt: Date) => orderedAt.toLocaleDateString('en-US'),
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 104,
    valueFormatter: (total: number, { currency }) =>
      total.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }),
  },
];
