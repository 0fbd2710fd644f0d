import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'string', flex: 1, minWidth: 180 },
  { field: 'items', headerName: 'number', type: 'number', width: 90 },
  { field: 'shippedAt', headerName: 'date', type: 'date', width: 110 },
  { field: 'orderedAt', headerName: 'dateTime', type: 'dateTime', width: 180 },
  { field: 'paid', headerName: 'boolean', type: 'boolean', width: 90 },
  {
    field: 'priority',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: [
      { value: 'low', label: 'Low' },
      { value: 'normal', label: 'Normal' },
      { value: 'high', label: 'High' },
      { value: 'urgent', label: 'Urgent' },
    ],
    width: 120,
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Orders" showToolbar rows={orders} columns={columns} />
    </Box>
  );
}
