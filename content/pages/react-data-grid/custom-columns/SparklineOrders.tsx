import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { sparklineColumn } from './sparklineColumn';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  {
    field: 'weeks',
    headerName: 'Last 12 weeks',
    ...sparklineColumn,
    width: 220,
  },
];

export default function SparklineOrders() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Customers by week" rows={orders} columns={columns} />
    </Box>
  );
}
