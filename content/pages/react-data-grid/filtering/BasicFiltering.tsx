import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['clean', 'watched', 'polluted'],
    width: 110,
  },
  { field: 'sampled', headerName: 'Sampled', type: 'date', width: 120 },
  { field: 'bathing', headerName: 'Bathing', type: 'boolean', width: 100 },
];

export default function BasicFiltering() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
