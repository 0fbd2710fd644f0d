import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { lighthouses, type Lighthouse } from './lighthouses';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'coast', headerName: 'Coast', width: 110 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
];

export default function MultiSorting() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Lighthouses by coast and height"
        rows={lighthouses}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'coast', sort: 'asc' },
              { field: 'height', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
