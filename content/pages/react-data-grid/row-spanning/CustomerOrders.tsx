import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const rows = orders
  .filter(({ priority }) => priority === 'urgent')
  .sort((a, b) => a.customer.localeCompare(b.customer, 'en'));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'currency',
    headerName: 'Currency',
    width: 110,
    // The same currency of two customers stays separate.
    rowSpanValueGetter: (_value, row) => `${row.customer} ${row.currency}`,
  },
  {
    field: 'id',
    headerName: 'Order',
    width: 120,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    rowSpanValueGetter: () => null,
  },
];

export default function CustomerOrders() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Urgent orders by customer"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
