import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue (€)',
    type: 'number',
    width: 140,
    // The totals exceed the limit as well, but they aren't leaves of the tree.
    cellClassName: ({ value, rowNode }) =>
      rowNode.type === 'leaf' && Number(value) >= 80000 ? 'best' : '',
  },
  { field: 'month', headerName: 'Month', width: 100 },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
];

export default function BestMonths() {
  return (
    <Box
      sx={{
        height: 440,
        width: '100%',
        '& .best': { bgcolor: 'success.main', color: 'success.contrastText' },
      }}
    >
      <DataGridPremium
        label="Sales by product line"
        density="compact"
        rows={sales}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 150 }}
        initialState={{
          rowGrouping: { model: ['line'] },
          aggregation: { model: { revenue: 'sum' } },
          columns: { columnVisibilityModel: { line: false } },
        }}
      />
    </Box>
  );
}
