import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'high', headerName: 'High water', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
];

export default function HighWaterRows() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .spring-tide': { bgcolor: alpha('#0288d1', 0.16), fontWeight: 600 },
        '& .spring-tide:hover': { bgcolor: alpha('#0288d1', 0.24) },
      }}
    >
      <DataGrid
        aria-label="Tides"
        rows={tides}
        columns={columns}
        getRowClassName={({ row }) => (row.level > 4.5 ? 'spring-tide' : '')}
        hideFooter
      />
    </Box>
  );
}
