import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

const columns: GridColDef<Bridge>[] = [
  {
    field: 'name',
    headerName: 'Bridge',
    flex: 1,
    minWidth: 160,
    cellClassName: 'strong',
  },
  {
    field: 'river',
    headerName: 'River',
    width: 100,
    align: 'center',
    headerAlign: 'center',
  },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'number',
    width: 120,
    cellClassName: ({ value }) => (Number(value) < 0.5 ? 'poor' : ''),
  },
];

export default function StyledCell() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .strong': { fontWeight: 600 },
        '& .poor': { bgcolor: 'error.dark', color: 'common.white' },
      }}
    >
      <DataGrid
        aria-label="Bridges"
        rows={bridges}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
