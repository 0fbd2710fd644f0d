import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
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

export default function EventProp() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }) =>
    setMessage(`${row.plant} grows ${row.height} cm high.`);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Plants"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </Box>
    </Box>
  );
}
