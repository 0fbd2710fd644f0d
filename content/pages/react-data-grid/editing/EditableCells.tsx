import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { beds, type Bed } from './beds';

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110, editable: true },
  {
    field: 'plants',
    headerName: 'Plants',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'sown',
    headerName: 'Sown',
    type: 'date',
    width: 150,
    editable: true,
  },
  {
    field: 'soil',
    headerName: 'Soil',
    type: 'singleSelect',
    valueOptions: ['loam', 'sand', 'clay'],
    width: 110,
    editable: true,
  },
  {
    field: 'locked',
    headerName: 'Locked',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

export default function EditableCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Beds" rows={beds} columns={columns} hideFooter />
    </Box>
  );
}
