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
const formatUnit = (value: number, unit: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
const formatSize = (bytes: number) =>
  bytes < 1e6
    ? formatUnit(bytes / 1e3, 'kilobyte')
    : formatUnit(bytes / 1e6, 'megabyte');

// A total is an empty text until the server has sent it.
const formatEuro = (value: unknown) =>
  typeof value === 'number' ? euro.format(value) : '';

export const columns: GridColDef[] = [
  {
    field: 'returned',
    headerName: 'Returned',
    type: 'number',
    width: 120,
    groupable: false,
    availableAggregationFunctions: ['rate', 'max'],
    valueFormatter: (value: unknown) =>
      typeof value === 'number' ? percent.format(value) : '',
    cellClassName: ({ value }) => (Number(value) > 0.15 ? 'alarming' : ''),
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    groupable: false,
    availableAggregationFunctions: ['sum', 'avg', 'max', 'median'],
    valueFormatter: formatEuro,
  },
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 130,
    groupable: false,
    availableAggregationFunctions: ['sum', 'avg', 'max', 'median'],
    valueFormatter: formatEuro,
  },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 160 },
  { field: 'month', headerName: 'Month', width: 110 },
  // The grid always groups by these two, so users can't ungroup them.
  { field: 'line', headerName: 'Line', width: 110, groupable: false },
  { field: 'quarter', headerName: 'Quarter', width: 110, groupable: false },
];

export const fileColumns: GridColDef[] = [
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['sum', 'avg', 'max', 'median'],
    valueFormatter: (value: unknown) =>
      typeof value === 'number' ? formatSize(value) : '',
  },
  { field: 'modifiedAt', headerName: 'Modified', type: 'date', width: 130 },
  { field: 'owner', headerName: 'Owner', width: 150 },
];
