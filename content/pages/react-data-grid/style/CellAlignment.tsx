import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'left', flex: 1, minWidth: 100 },
  {
    field: 'high',
    headerName: 'center',
    width: 120,
    align: 'center',
    headerAlign: 'center',
  },
  {
    field: 'level',
    headerName: 'right',
    width: 120,
    align: 'right',
    headerAlign: 'right',
  },
];

export default function CellAlignment() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
