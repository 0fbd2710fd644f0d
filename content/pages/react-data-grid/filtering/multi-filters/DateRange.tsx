import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function DateRange() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Orders in March"
        showToolbar
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 'from',
                  field: 'orderedAt',
                  operator: 'onOrAfter',
                  value: '2025-03-01',
                },
                {
                  id: 'to',
                  field: 'orderedAt',
                  operator: 'onOrBefore',
                  value: '2025-03-31',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
