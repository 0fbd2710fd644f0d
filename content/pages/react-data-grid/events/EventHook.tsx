import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'Foxglove', height: 110 },
  { id: 2, plant: 'Thyme', height: 15 },
  { id: 3, plant: 'Hollyhock', height: 180 },
  { id: 4, plant: 'Violet', height: 12 },
];

function HoverFooter() {
  const apiRef = useGridApiContext();
  const [name, setName] = React.useState('');

  useGridEvent(apiRef, 'rowMouseEnter', ({ row }) => setName(row.plant));
  useGridEvent(apiRef, 'rowMouseLeave', () => setName(''));

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{ px: 2 }}>
        {name ? `Pointer on ${name}` : 'Move the pointer over a row.'}
      </Typography>
    </GridFooterContainer>
  );
}

export default function EventHook() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        slots={{ footer: HoverFooter }}
      />
    </Box>
  );
}
