import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from '#data/sales';

export const columns: GridColDef<Sale>[] = [
  {
    field: 'revenue',
    headerName: 'Revenue',
    description: 'In euros',
    type: 'number',
    width: 120,
  },
  {
    field: 'profit',
    headerName: 'Profit',
    description: 'Revenue minus cost in euros, negative for a loss',
    type: 'number',
    width: 120,
  },
  {
    field: 'line',
    headerName: 'Line',
    width: 110,
    examples: ['Skis', 'Boots', 'Tents', 'Packs', 'Lanterns'],
  },
  {
    field: 'region',
    headerName: 'Region',
    width: 100,
    examples: ['North', 'West', 'South', 'East'],
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 110,
    examples: ['Norway', 'Sweden', 'Finland', 'Ireland', 'France', 'Spain'],
  },
  {
    field: 'month',
    headerName: 'Month',
    description: 'Year and month of the sale, such as 2025-03',
    width: 100,
  },
];
