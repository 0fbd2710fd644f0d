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
const formatPercent = (value?: number | null) =>
  typeof value === 'number' ? percent.format(value) : '';

// The rate of a group is all of its returns divided by all of its units.
const returnRate: GridAggregationFunction<Sale, number> = {
  label: 'of all units',
  getCellValue: ({ row }) => row as Sale,
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
  {
    field: 'returnRate',
    headerName: 'Returned',
    type: 'number',
    width: 130,
    // Group rows have none of these fields.
    valueGetter: (_value, row) =>
      row.units > 0 ? row.returns / row.units : null,
    valueFormatter: formatPercent,
    cellClassName: ({ value }) => (Number(value) > 0.15 ? 'alarming' : ''),
    availableAggregationFunctions: ['returnRate', 'min', 'max'],
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
  { field: 'units', headerName: 'Units', type: 'number', width: 110 },
  { field: 'rep', headerName: 'Sales rep', width: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  {
    field: 'quarter',
    headerName: 'Quarter',
    width: 110,
    valueGetter: (_value, row) =>
      row.month ? `Q${Math.ceil(Number(row.month.slice(5)) / 3)}` : undefined,
  },
];
