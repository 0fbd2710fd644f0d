import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const formatEuro = (value?: number | null) =>
  typeof value === 'number' ? euro.format(value) : '';

const columns: GridColDef<Sale>[] = [
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
  {
    field: 'target',
    headerName: 'Plan',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
  {
    field: 'difference',
    headerName: 'Against plan',
    type: 'number',
    width: 140,
    // Group rows have none of these fields, and some months have no plan.
    valueGetter: (_value, row) =>
      typeof row.target === 'number' ? row.revenue - row.target : null,
    valueFormatter: formatEuro,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'behind' : 'ahead'),
  },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'rep', headerName: 'Rep', width: 160 },
  {
    field: 'month',
    headerName: 'Month',
    width: 110,
    // Months become quarters: "2025-03" belongs to "Q1".
    groupingValueGetter: (month: string) =>
      `Q${Math.ceil(Number(month.slice(5)) / 3)}`,
  },
];

const views: Record<string, string[]> = {
  'Region and line': ['region', 'line'],
  'Line and quarter': ['line', 'month'],
  'Quarter and team': ['month', 'team'],
};

// Outside the component, because a new function makes the grid rebuild its groups.
const isOpen = ({ depth, groupingKey }: GridGroupNode) =>
  depth === 0 && ['North', 'Skis', 'Q4'].includes(String(groupingKey));

export default function SalesByRegion() {
  const [model, setModel] = React.useState(views['Region and line']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, value: string | null) =>
          value && setModel(value.split(','))
        }
        sx={{ mb: 2 }}
      >
        {Object.entries(views).map(([label, fields]) => (
          <ToggleButton key={label} value={fields.join()}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          height: 520,
          '& .behind': { color: 'error.main' },
          '& .ahead': { color: 'success.main' },
        }}
      >
        <DataGridPremium
          label="Sales"
          showToolbar
          rows={sales}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          isGroupExpandedByDefault={isOpen}
          groupingColDef={{ headerName: 'Group', width: 200 }}
          initialState={{
            aggregation: {
              model: {
                revenue: 'sum',
                target: 'sum',
                difference: 'sum',
                units: 'sum',
              },
            },
            columns: {
              columnVisibilityModel: {
                region: false,
                team: false,
                line: false,
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
