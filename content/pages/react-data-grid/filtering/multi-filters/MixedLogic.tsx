import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  {
    field: 'attention',
    headerName: 'Needs attention',
    type: 'boolean',
    width: 190,
    // The "or" part is a column, so the conditions only need "and".
    valueGetter: (_value, row) =>
      row.status === 'on hold' || row.priority === 'urgent',
  },
];

export default function MixedLogic() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Orders"
        showToolbar
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'attention', operator: 'is', value: 'true' },
                {
                  id: 2,
                  field: 'region',
                  operator: 'equals',
                  value: 'North America',
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
