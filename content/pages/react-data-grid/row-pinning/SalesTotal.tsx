import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sales } from '#data/sales';

interface Row {
  id: number | string;
  rep: string;
  line: string;
  units: number;
  revenue: number;
}

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Row>[] = [
  { field: 'rep', headerName: 'Rep', flex: 1, minWidth: 150 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => euro.format(value),
  },
];

const total: Row = {
  id: 'total',
  rep: 'Total',
  line: '',
  units: sales.reduce((sum, sale) => sum + sale.units, 0),
  revenue: sales.reduce((sum, sale) => sum + sale.revenue, 0),
};

// Outside the component, so that it stays the same object.
const pinnedRows = { bottom: [total] };

export default function SalesTotal() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' },
      }}
    >
      <DataGridPro
        label="Sales with total"
        rows={sales as Row[]}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[25, 50, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
