import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridListViewColDef } from '@mui/x-data-grid-pro';
import type { Order } from '#data/orders';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

const formatTotal = (order: Order) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: order.currency,
  }).format(order.total);

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 105 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 105 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 125,
    valueFormatter: (_value, row) => formatTotal(row),
  },
];

function OrderCard({ order }: { order: Order }) {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', alignItems: 'center', lineHeight: 1.4 }}
    >
      <Avatar
        aria-hidden
        sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText' }}
      >
        {order.customer[0]}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" noWrap>
          {order.customer}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          noWrap
          sx={{ color: 'text.secondary' }}
        >
          {order.city} · {day.format(order.orderedAt)}
        </Typography>
      </Box>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
        <Typography variant="subtitle2" component="div">
          {formatTotal(order)}
        </Typography>
        <Chip
          size="small"
          variant={order.status === 'on hold' ? 'filled' : 'outlined'}
          label={order.status}
        />
      </Stack>
    </Stack>
  );
}

export const listViewColumn: GridListViewColDef<Order> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => <OrderCard order={row} />,
};
