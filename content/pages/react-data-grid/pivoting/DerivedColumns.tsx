import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 150 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 130 },
];

// Outside the component, so that the columns stay the same between renders.
const getPivotDerivedColumns = (
  column: GridColDef,
): GridColDef[] | undefined =>
  column.field === 'orderedAt'
    ? [
        {
          field: 'orderedAt-month',
          headerName: 'Ordered (Month)',
          // Sortable keys: "2025-03".
          valueGetter: (_value, row: Order) =>
            row.orderedAt &&
            `${row.orderedAt.getFullYear()}-${String(row.orderedAt.getMonth() + 1).padStart(2, '0')}`,
        },
        {
          field: 'orderedAt-weekday',
          headerName: 'Ordered (Weekday)',
          // Monday first: "1 Mon".
          valueGetter: (_value, row: Order) =>
            row.orderedAt &&
            `${((row.orderedAt.getDay() + 6) % 7) + 1} ${weekday.format(row.orderedAt)}`,
        },
      ]
    : undefined;

export default function DerivedColumns() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by weekday"
        showToolbar
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        density="compact"
        pivotingColDef={{ headerName: 'Orders', flex: 1, minWidth: 80 }}
        groupingColDef={{ width: 170 }}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'orderedAt-month' }],
              columns: [{ field: 'orderedAt-weekday', sort: 'asc' }],
              values: [{ field: 'id', aggFunc: 'size' }],
            },
          },
        }}
      />
    </Box>
  );
}
