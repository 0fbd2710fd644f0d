import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', width: 120, editable: true },
  {
    field: 'variety',
    headerName: 'Variety',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function RowEditing() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Beds"
        editMode="row"
        rows={beds}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
