import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const money = {
  type: 'number',
  width: 120,
  valueFormatter: (value: number | null) =>
    value === null ? '' : euro.format(value),
} as const;

const columns: GridColDef<Sale>[] = [
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
// Outside the component, because a new function makes the grid rebuild its rows.
const below = () => 'footer' as const;
const beside = ({ depth }: { depth: number }) =>
  depth === -1 ? 'footer' : 'inline';
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, margin };

export default function SalesAnalysis() {
  const [groups, setGroups] = React.useState(['region', 'line']);
  const [inFooter, setInFooter] = React.useState(false);
  const [totals, setTotals] = React.useState<GridAggregationModel>({
    units: 'sum',
    revenue: 'sum',
    profit: 'sum',
    margin: 'margin',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          size="small"
          aria-label="Group by"
          value={groups}
          onChange={(_event, value: string[]) => setGroups(value)}
        >
          <ToggleButton value="region">Region</ToggleButton>
          <ToggleButton value="team">Team</ToggleButton>
          <ToggleButton value="line">Line</ToggleButton>
          <ToggleButton value="month">Month</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="Totals below each group"
          control={
            <Switch
              checked={inFooter}
              onChange={(event) => setInFooter(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box sx={{ height: 540 }}>
        <DataGridPremium
          label="Sales in 2025"
          showToolbar
          rows={sales}
          columns={columns}
          columnVisibilityModel={{
            region: !groups.includes('region'),
            team: !groups.includes('team'),
            line: !groups.includes('line'),
            month: !groups.includes('month'),
          }}
          rowGroupingModel={groups}
          onRowGroupingModelChange={setGroups}
          groupingColDef={{ width: 180 }}
          defaultGroupingExpansionDepth={1}
          aggregationModel={totals}
          onAggregationModelChange={setTotals}
          aggregationFunctions={aggregationFunctions}
          getAggregationPosition={inFooter ? below : beside}
          rowHeight={44}
          cellSelection
          hideFooter
        />
      </Box>
    </Box>
  );
}
