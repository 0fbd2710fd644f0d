import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  {
    field: 'start',
    headerName: 'Start',
    type: 'date',
    width: 120,
    groupingValueGetter: (start: Date) => String(start.getFullYear()),
  },
];

export default function GroupByYear() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Works"
        rows={works}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['start'] },
          columns: { columnVisibilityModel: { start: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
