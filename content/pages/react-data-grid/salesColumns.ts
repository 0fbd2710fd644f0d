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
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const money = {
  type: 'number',
  width: 120,
  // Group rows have no value while their totals are in the footer.
  valueFormatter: (value?: number | null) =>
    typeof value === 'number' ? euro.format(value) : '',
} as const;

export const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue', ...money },
  { field: 'profit', headerName: 'Profit', ...money },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.profit / row.revenue,
    valueFormatter: (value: number | null) =>
      Number.isFinite(value) ? percent.format(Number(value)) : '',
    availableAggregationFunctions: ['margin'],
  },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 110 },
];

// The margin of a group is its profit divided by its revenue, not the mean of the margins.
const margin: GridAggregationFunction<Sale, number> = {
  label: 'total',
  getCellValue: ({ row }) => row as Sale,
  apply: ({ values }) => {
    const sum = (field: 'profit' | 'revenue') =>
      values.reduce((total, sale) => total + (sale?.[field] ?? 0), 0);
    return sum('profit') / sum('revenue');
  },
};

// The built-in functions, and ours.
export const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, margin };
