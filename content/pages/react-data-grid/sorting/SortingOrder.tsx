import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function SortingOrder() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        hideFooter
      />
    </Box>
  );
}
