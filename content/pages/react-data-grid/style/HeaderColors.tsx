import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'river',
    headerName: 'River',
    width: 140,
    headerClassName: 'measured',
  },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
];

export default function HeaderColors() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-columnHeader.measured': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        '& .measured .MuiDataGrid-sortIcon': { color: 'inherit' },
        '& .measured .MuiDataGrid-menuIconButton': { color: 'inherit' },
      }}
    >
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
