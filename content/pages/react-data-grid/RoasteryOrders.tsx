import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
  {
    field: 'blend',
    headerName: 'Blend',
    type: 'singleSelect',
    valueOptions: ['Harbour', 'Meadow', 'Night train'],
    width: 120,
    editable: true,
  },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    width: 90,
    editable: true,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 120, editable: true },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    editable: true,
  },
];

export default function RoasteryOrders() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
