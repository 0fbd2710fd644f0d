import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90, resizable: false },
  { field: 'to', headerName: 'To', width: 180 },
  { field: 'contents', headerName: 'Contents', width: 200 },
];

export default function Resizing() {
  const [message, setMessage] = React.useState('Drag the line beside “To”.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Parcels"
          rows={parcels}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName} is ${Math.round(width)} px wide.`)
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
