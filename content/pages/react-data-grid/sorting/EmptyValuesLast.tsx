import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'discharge',
    headerName: 'Discharge (m³/s)',
    type: 'number',
    width: 160,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a === null || b === null) {
        return Number(a === null) - Number(b === null);
      }
      const order = gridNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -order : order;
    },
  },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function EmptyValuesLast() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations by discharge"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'discharge', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
