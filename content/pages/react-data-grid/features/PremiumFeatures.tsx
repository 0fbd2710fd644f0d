import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { FeatureChips } from './featureChips';
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
      <FeatureChips
        names={Object.keys(FEATURES)}
        active={active}
        onChange={setActive}
      />
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
