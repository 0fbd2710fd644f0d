import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

const SIZES: Lighthouse['size'][] = ['small', 'medium', 'large'];

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  {
    field: 'size',
    headerName: 'Size',
    width: 120,
    sortComparator: (a, b) => SIZES.indexOf(a) - SIZES.indexOf(b),
  },
];

export default function SizeComparator() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses by size"
        rows={lighthouses}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'size', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
