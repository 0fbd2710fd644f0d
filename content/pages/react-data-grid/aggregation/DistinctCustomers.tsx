import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const distinct: GridAggregationFunction<string, number> = {
  label: 'distinct',
  apply: ({ values }) => new Set(values).size,
  columnTypes: ['string', 'singleSelect'],
  // A count is no longer a customer, so don't format or render it as one.
  valueFormatter: (value: number) => `${value} customers`,
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Order>[] = [
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? percent.format(value) : '',
  },
];

export default function DistinctCustomers() {
  return (
    <Box sx={{ height: 500, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by region"
        rows={orders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ width: 210 }}
        initialState={{
          rowGrouping: { model: ['region'] },
          aggregation: {
            model: { customer: 'distinct', items: 'sum', margin: 'avg' },
          },
          sorting: { sortModel: [{ field: 'margin', sort: 'asc' }] },
          columns: { columnVisibilityModel: { region: false } },
        }}
      />
    </Box>
  );
}
