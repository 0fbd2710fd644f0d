import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const MERGED = new Set(['region', 'country']);

const definitions: GridColDef<Order>[] = [
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// All columns merge by default. This turns the rule around.
const columns = definitions.map((column): GridColDef<Order> =>
  MERGED.has(column.field)
    ? column
    : { ...column, rowSpanValueGetter: () => null },
);

const rows = orders
  .filter(({ priority }) => priority === 'high')
  .sort(
    (a, b) =>
      a.region.localeCompare(b.region, 'en') ||
      a.country.localeCompare(b.country, 'en'),
  );

export default function OptInColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Orders with high priority"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
