import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, city: 'Ostfurt', work: 'Paving' },
  { id: 2, city: null, work: 'Training' },
  { id: 3, city: 'Westham', work: 'Footbridge' },
  { id: 4, work: 'Licenses' },
];

export default function MissingGroups() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Works"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['city'] },
          columns: { columnVisibilityModel: { city: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
