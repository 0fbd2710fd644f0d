import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 140 },
  {
    field: 'minutes',
    headerName: 'Min.',
    description: 'Length in minutes',
    type: 'number',
    width: 100,
  },
];

const rows = [
  { id: 1, piece: 'Morning canon', minutes: 4 },
  { id: 2, piece: 'Harbor song', minutes: 6 },
];

export default function NamedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="program-title" variant="h6" component="h3" sx={{ mb: 1 }}>
        Spring concert
      </Typography>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-labelledby="program-title"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
