import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel' },
  { field: 'to', headerName: 'To', maxWidth: 120 },
  { field: 'contents', headerName: 'Contents', maxWidth: 180 },
];

const getRowHeight = () => 'auto' as const;

export default function AutosizeDynamicHeight() {
  return (
    <Box sx={{ height: 360, width: '100%', '& .MuiDataGrid-cell': { py: 1 } }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        getRowHeight={getRowHeight}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, includeOutliers: true }}
        hideFooter
      />
    </Box>
  );
}
