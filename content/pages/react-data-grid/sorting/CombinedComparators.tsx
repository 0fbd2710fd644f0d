import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

interface Place {
  basin: string;
  level: number | null;
}

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'place',
    headerName: 'Basin and level',
    width: 200,
    valueGetter: (_value, row): Place => ({
      basin: row.basin,
      level: row.level,
    }),
    valueFormatter: (place: Place) =>
      `${place.basin}, ${place.level ?? '–'} cm`,
    sortComparator: (a: Place, b: Place, cellA, cellB) =>
      gridStringOrNumberComparator(a.basin, b.basin, cellA, cellB) ||
      gridNumberComparator(a.level, b.level, cellA, cellB),
  },
];

export default function CombinedComparators() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations by basin, then level"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'place', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
