import type { GridColDef } from '@mui/x-data-grid-premium';

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

// Group rows come from the server too, so these columns also show its totals.
// The server doesn't group by numbers.
export const columns: GridColDef[] = [
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    groupable: false,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 120,
    groupable: false,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 110,
    groupable: false,
    sortable: false,
    filterable: false,
    valueGetter: (_value, row) => row.profit / row.revenue,
    valueFormatter: (value: number) => percent.format(value),
    cellClassName: ({ value }) => (Number(value) < 0.15 ? 'low' : ''),
  },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 100,
    groupable: false,
  },
  { field: 'rep', headerName: 'Sales rep', minWidth: 160, flex: 1 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'quarter', headerName: 'Quarter', width: 110 },
];

// What users group by doesn't need a second column.
export const columnVisibilityModel = {
  region: false,
  country: false,
  line: false,
  quarter: false,
};
