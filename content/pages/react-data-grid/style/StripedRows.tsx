import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'odd' : 'even'
        }
        sx={{
          [`& .${gridClasses.row}.odd`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}.odd:hover`]: { bgcolor: 'action.selected' },
        }}
        hideFooter
      />
    </Box>
  );
}
