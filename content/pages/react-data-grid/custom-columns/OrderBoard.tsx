import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { orders, type Order } from '#data/orders';
import { dateColumn } from './dateColumn';
import { quantityColumn } from './quantityColumn';
import { sparklineColumn } from './sparklineColumn';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'weeks', headerName: 'Last 12 weeks', ...sparklineColumn },
  { field: 'items', headerName: 'Items', editable: true, ...quantityColumn },
  { field: 'shippedAt', headerName: 'Shipped', editable: true, ...dateColumn },
];

export default function OrderBoard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 480, width: '100%' }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          showToolbar
          initialState={{
            sorting: { sortModel: [{ field: 'weeks', sort: 'desc' }] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
