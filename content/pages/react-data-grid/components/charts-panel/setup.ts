import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

export const columns: GridColDef<Sale>[] = [
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 110 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'rep', headerName: 'Sales rep', width: 160 },
];

export const experimentalFeatures = { charts: true };

export const initialState: GridInitialState = {
  rowGrouping: { model: ['region'] },
  aggregation: { model: { revenue: 'sum', profit: 'sum', cost: 'sum' } },
  columns: { columnVisibilityModel: { region: false } },
  chartsIntegration: {
    charts: {
      sales: {
        dimensions: ['region'],
        values: ['cost', 'profit'],
        chartType: 'stack',
      },
    },
  },
};
