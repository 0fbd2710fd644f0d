import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

function Customer({ order }: { order: Order }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {order.customer}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        color="text.secondary"
        noWrap
      >
        {order.city}, {order.country}
      </Typography>
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  {
    field: 'withoutDisplay',
    headerName: 'Default',
    valueGetter: (_value, row) => row.customer,
    renderCell: ({ row }) => <Customer order={row} />,
    flex: 1,
    minWidth: 150,
  },
  {
    field: 'withFlex',
    headerName: "display: 'flex'",
    display: 'flex',
    valueGetter: (_value, row) => row.customer,
    renderCell: ({ row }) => <Customer order={row} />,
    flex: 1,
    minWidth: 150,
  },
];

export default function CellDisplay() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Customers" rows={orders} columns={columns} />
    </Box>
  );
}
