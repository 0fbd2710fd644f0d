import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const amount = { type: 'number', width: 120 } as const;

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { ...amount, field: 'revenue', headerName: 'Revenue' },
  { ...amount, field: 'cost', headerName: 'Cost' },
  { ...amount, field: 'profit', headerName: 'Profit' },
  { ...amount, field: 'target', headerName: 'Target' },
  { ...amount, field: 'units', headerName: 'Units' },
  { ...amount, field: 'returns', headerName: 'Returns' },
];

export default function PinnedGroups() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Sales in 2025"
        rows={sales}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Region and line', width: 170 }}
        initialState={{
          rowGrouping: { model: ['region', 'line'] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          aggregation: {
            model: {
              revenue: 'sum',
              cost: 'sum',
              profit: 'sum',
              target: 'sum',
              units: 'sum',
              returns: 'sum',
            },
          },
          columns: { columnVisibilityModel: { region: false, line: false } },
        }}
      />
    </Box>
  );
}
