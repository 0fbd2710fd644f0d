import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Highest lighthouses first"
        rows={lighthouses}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
