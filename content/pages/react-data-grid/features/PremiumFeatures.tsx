import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trips, type Trip } from './trips';

const columns: GridColDef<Trip>[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 160 },
];

const FEATURES: Record<string, Partial<DataGridPremiumProps>> = {
  'Row grouping': { rowGroupingModel: ['line'] },
  Aggregation: { aggregationModel: { passengers: 'sum', stops: 'max' } },
  'Cell selection': { cellSelection: true },
  Pivoting: {
    pivotActive: true,
    pivotModel: {
      rows: [{ field: 'line' }],
      columns: [{ field: 'depot' }],
      values: [{ field: 'passengers', aggFunc: 'sum' }],
    },
  },
};

export default function PremiumFeatures() {
  const [active, setActive] = React.useState(['Row grouping', 'Aggregation']);
  const props = Object.assign({}, ...active.map((name) => FEATURES[name]));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {Object.keys(FEATURES).map((name) => {
          const on = active.includes(name);
          const others = active.filter((other) => other !== name);
          return (
            <Chip
              key={name}
              label={name}
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              onClick={() => setActive(on ? others : [...active, name])}
            />
          );
        })}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          key={active.join()}
          label="Bus trips"
          rows={trips}
          columns={columns}
          defaultGroupingExpansionDepth={1}
          hideFooter
          {...props}
        />
      </Box>
    </Box>
  );
}
