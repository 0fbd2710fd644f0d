import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bridges, type Bridge } from './bridges';

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 160 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  { field: 'spans', headerName: 'Spans', type: 'number', width: 90 },
  {
    field: 'meanSpan',
    headerName: 'Mean span (m)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => Math.round(row.length / row.spans),
  },
];

export default function DerivedValue() {
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
