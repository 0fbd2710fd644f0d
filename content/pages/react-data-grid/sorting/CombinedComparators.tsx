import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

interface Place {
  coast: string;
  height: number;
}

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  {
    field: 'place',
    headerName: 'Coast and height',
    width: 180,
    valueGetter: (_value, row): Place => ({
      coast: row.coast,
      height: row.height,
    }),
    valueFormatter: (place: Place) => `${place.coast}, ${place.height} m`,
    sortComparator: (a: Place, b: Place, cellA, cellB) =>
      gridStringOrNumberComparator(a.coast, b.coast, cellA, cellB) ||
      gridNumberComparator(a.height, b.height, cellA, cellB),
  },
];

export default function CombinedComparators() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses by coast, then height"
        rows={lighthouses}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'place', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
