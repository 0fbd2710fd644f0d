import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 140 },
  { field: 'voices', headerName: 'Voices', type: 'number', width: 100 },
];

const rows = [
  { id: 1, piece: 'Morning canon', voices: 3 },
  { id: 2, piece: 'Harbour song', voices: 4 },
  { id: 3, piece: 'Lullaby', voices: 2 },
];

export default function InitialDensity() {
  return (
    <Box sx={{ height: 200, width: '100%' }}>
      <DataGrid
        aria-label="Compact program"
        rows={rows}
        columns={columns}
        initialState={{ density: 'compact' }}
        hideFooter
      />
    </Box>
  );
}
