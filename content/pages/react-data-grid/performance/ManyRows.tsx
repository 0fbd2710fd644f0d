import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

// 100,000 rows, made once; the grid renders some twenty of them.
const rows = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  part: `Part ${index + 1}`,
  stock: (index * 37) % 500,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

export default function ManyRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro aria-label="All parts" rows={rows} columns={columns} />
    </Box>
  );
}
