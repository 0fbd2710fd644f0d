import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'region', headerName: 'Region', width: 150 },
  {
    field: 'paid',
    headerName: 'Payment',
    width: 110,
    valueGetter: (_value, row) => (row.paid ? 'Paid' : 'Unpaid'),
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

// A second field with the same values.
const getPivotDerivedColumns = (
  column: GridColDef,
): GridColDef[] | undefined =>
  column.field === 'items'
    ? [
        {
          field: 'items-again',
          headerName: 'Items per order',
          type: 'number',
          valueGetter: (_value, row: Order) => row.items,
          valueFormatter: (value?: number | null) =>
            typeof value === 'number' ? value.toFixed(1) : '',
        },
      ]
    : undefined;

export default function SameFieldTwice() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Items by region"
        showToolbar
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        density="compact"
        pivotingColDef={{ flex: 1, minWidth: 130 }}
        groupingColDef={{ width: 190 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'region' }],
              columns: [{ field: 'paid', sort: 'asc' }],
              values: [
                { field: 'items', aggFunc: 'sum' },
                { field: 'items-again', aggFunc: 'avg' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
