import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

function FooterWithTotal() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce(
    (sum, { model }) => sum + (model as Sale).revenue,
    0,
  );

  return (
    <Box>
      <Box
        role="status"
        sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', fontWeight: 600 }}
      >
        {`${entries.length} sales, ${euro.format(total)}`}
      </Box>
      <GridFooter />
    </Box>
  );
}

export default function FilteredTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Sales"
        showToolbar
        rows={sales}
        columns={columns}
        slots={{ footer: FooterWithTotal }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'line', operator: 'equals', value: 'Skis' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
