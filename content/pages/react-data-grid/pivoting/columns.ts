import {
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

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
const formatEuro = (value?: number | null) =>
  typeof value === 'number' ? euro.format(value) : '';

const returnRate: GridAggregationFunction<Sale | undefined, number> = {
  label: 'of all units',
  // In pivot mode, a row has the field of a generated column only if it belongs there.
  getCellValue: ({ row, field }) =>
    field === 'returnRate' || field in row ? (row as Sale) : undefined,
  apply: ({ values }) => {
    let returns = 0;
    let units = 0;
    values.forEach((sale) => {
      returns += sale?.returns ?? 0;
      units += sale?.units ?? 0;
    });
    return units > 0 ? returns / units : null;
  },
  columnTypes: ['number'],
};

export const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  returnRate,
};

export const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'rep', headerName: 'Sales rep', width: 160 },
  { field: 'month', headerName: 'Month', width: 110 },
  {
    field: 'quarter',
    headerName: 'Quarter',
    width: 110,
    valueGetter: (_value, row) =>
      row.month ? `Q${Math.ceil(Number(row.month.slice(5)) / 3)}` : undefined,
  },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: formatEuro,
  },
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 120,
    valueFormatter: formatEuro,
  },
  {
    field: 'returnRate',
    headerName: 'Returned',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) =>
      row.units > 0 ? row.returns / row.units : null,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? percent.format(value) : '',
    availableAggregationFunctions: ['returnRate'],
  },
];
