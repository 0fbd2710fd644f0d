import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : 'even'
        }
        sx={{
          // Selected rows keep the color that the grid gives them.
          [`& .${gridClasses.row}.odd:not(.Mui-selected)`]: {
            bgcolor: 'action.hover',
            '&:hover': { bgcolor: 'action.selected' },
          },
        }}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
