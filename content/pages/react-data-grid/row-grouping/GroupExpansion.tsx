import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 110 },
];

export default function GroupExpansion() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Works"
        rows={works}
        columns={columns}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Westham'}
        initialState={{
          rowGrouping: { model: ['city'] },
          columns: { columnVisibilityModel: { city: false, district: false } },
        }}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
        hideFooter
      />
    </Box>
  );
}
