import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { aggregationFunctions, columns } from './salesColumns';

// Outside the component, because a new function makes the grid rebuild its rows.
const below = () => 'footer' as const;
const beside = ({ depth }: { depth: number }) =>
  depth === -1 ? 'footer' : 'inline';

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
