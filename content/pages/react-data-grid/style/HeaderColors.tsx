import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  {
    field: 'high',
    headerName: 'High water',
    width: 120,
    headerClassName: 'measured',
  },
  {
    field: 'level',
    headerName: 'Level (m)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
];

export default function HeaderColors() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .MuiDataGrid-columnHeader.measured': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        '& .measured .MuiDataGrid-sortIcon': { color: 'inherit' },
        '& .measured .MuiDataGrid-menuIconButton': { color: 'inherit' },
      }}
    >
      <DataGrid aria-label="Tides" rows={tides} columns={columns} hideFooter />
    </Box>
  );
}
