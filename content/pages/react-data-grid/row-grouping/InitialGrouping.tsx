import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { works, type Work } from './works';

const columns: GridColDef<Work>[] = [
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 120 },
  { field: 'cost', headerName: 'Cost (k€)', type: 'number', width: 110 },
];

export default function InitialGrouping() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Works"
        rows={works}
        columns={columns}
        initialState={{ rowGrouping: { model: ['city'] } }}
        hideFooter
      />
    </Box>
  );
}
