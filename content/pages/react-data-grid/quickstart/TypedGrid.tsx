import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

// `row` is a `Sale` in every function of these columns.
const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 160 },
  { field: 'month', headerName: 'Month', width: 110 },
  {
    field: 'reached',
    headerName: 'Target',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.target && row.revenue / row.target,
    valueFormatter: (value: number | null) =>
      value === null ? 'no target' : `${Math.round(value * 100)}%`,
  },
];

export default function TypedGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sales"
        rows={sales}
        columns={columns}
        // Inferred from `rows`, so a typo in `profit` wouldn't compile.
        getRowClassName={({ row }) => (row.profit < 0 ? 'loss' : '')}
        sx={{ '& .loss': { fontStyle: 'italic' } }}
      />
    </Box>
  );
}
