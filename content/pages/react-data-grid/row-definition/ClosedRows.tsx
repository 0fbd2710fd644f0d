import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = [
  { id: 1, route: 'Crow Chimney', state: 'open' },
  { id: 2, route: 'South Slab', state: 'closed' },
  { id: 3, route: 'Ridge Walk', state: 'open' },
];

export default function ClosedRows() {
  return (
    <Box
      sx={{
        height: 280,
        width: '100%',
        '& .closed': {
          color: 'text.secondary',
          textDecoration: 'line-through',
        },
      }}
    >
      <DataGrid
        aria-label="Routes"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => row.state}
        hideFooter
      />
    </Box>
  );
}
