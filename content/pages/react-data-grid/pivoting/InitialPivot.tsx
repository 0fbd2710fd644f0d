import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120, pivotable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? percent.format(value) : '',
  },
];

export default function InitialPivot() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Margin of orders"
        showToolbar
        rows={orders}
        columns={columns}
        density="compact"
        groupingColDef={{ width: 190 }}
        pivotingColDef={{ flex: 1, minWidth: 90 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'region' }],
              columns: [{ field: 'priority' }],
              values: [{ field: 'margin', aggFunc: 'avg' }],
            },
          },
        }}
      />
    </Box>
  );
}
