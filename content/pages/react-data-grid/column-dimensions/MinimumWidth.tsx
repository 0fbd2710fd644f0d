import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  {
    field: 'id',
    headerName: 'Parcel',
    width: 100,
    minWidth: 90,
    maxWidth: 140,
  },
  { field: 'contents', headerName: 'Contents', width: 240, minWidth: 160 },
];

export default function MinimumWidth() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
