import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'left', flex: 1, minWidth: 100 },
  {
    field: 'river',
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
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
