import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={`Condition of ${row.name}`}
        color={value < 0.5 ? 'error' : 'primary'}
        sx={{ width: '100%' }}
      />
    ),
  },
];

export default function RenderedCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Bridges"
        rows={bridges}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
