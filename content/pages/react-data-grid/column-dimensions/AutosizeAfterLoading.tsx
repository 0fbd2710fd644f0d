import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel' },
  { field: 'to', headerName: 'To' },
  { field: 'contents', headerName: 'Contents', maxWidth: 260 },
  { field: 'carrier', headerName: 'Carrier' },
];

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Parcel[]>([]);

  const load = () => {
    // The new rows must be on screen before they can be measured.
    flushSync(() => setRows(parcels));
    apiRef.current?.autosizeColumns({
      includeOutliers: true,
      includeHeaders: true,
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} sx={{ mb: 1 }}>
        Load parcels
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
