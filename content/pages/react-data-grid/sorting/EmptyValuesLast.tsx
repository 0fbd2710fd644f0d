import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { lighthouses, type Lighthouse } from './lighthouses';

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 140 },
  {
    field: 'range',
    headerName: 'Range (nmi)',
    type: 'number',
    width: 140,
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a === null || b === null) {
        return Number(a === null) - Number(b === null);
      }
      const order = gridNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -order : order;
    },
  },
];

export default function EmptyValuesLast() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses by range"
        rows={lighthouses}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'range', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
