import * as React from 'react';
import SailingIcon from '@mui/icons-material/Sailing';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 120 },
];

function NoBoats() {
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <SailingIcon color="primary" sx={{ fontSize: 56 }} />
      <span>All boats are at sea.</span>
    </Stack>
  );
}

const rows: GridRowsProp = [];
const slots = { noRowsOverlay: NoBoats };

export default function OverlayHeight() {
  const [height, setHeight] = React.useState(180);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">
        --DataGrid-overlayHeight: {height}px
      </Typography>
      <Slider
        aria-label="Height of the overlay"
        min={100}
        max={280}
        value={height}
        onChange={(_event, value) => setHeight(Number(value))}
        sx={{ display: 'block', width: 'auto', maxWidth: 320, mx: 1 }}
      />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          label="Boats in the harbor"
          rows={rows}
          columns={columns}
          slots={slots}
          hideFooter
          sx={{ '--DataGrid-overlayHeight': `${height}px` }}
        />
      </div>
    </Box>
  );
}
