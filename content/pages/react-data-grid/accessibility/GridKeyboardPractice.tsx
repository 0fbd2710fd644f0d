import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'piece',
    headerName: 'Piece',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'voices',
    headerName: 'Voices',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, piece: 'Morning canon', voices: 3, minutes: 4 },
  { id: 2, piece: 'Harbour song', voices: 4, minutes: 6 },
  { id: 3, piece: 'Lullaby', voices: 2, minutes: 3 },
  { id: 4, piece: 'Winter round', voices: 4, minutes: 2 },
];

export default function GridKeyboardPractice() {
  const [key, setKey] = React.useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Last key: {key}
      </Typography>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Concert program"
          rows={rows}
          columns={columns}
          checkboxSelection
          onCellKeyDown={(_params, event) =>
            setKey(event.key === ' ' ? 'Space' : event.key)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
