import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { FeatureChips } from './featureChips';
import { trips, type Trip } from './trips';

const columns: GridColDef<Trip>[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'depot', headerName: 'Depot', width: 220 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 220 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 220 },
];

const total = {
  id: 0,
  line: 'All lines',
  depot: '',
  stops: 90,
  passengers: 968,
};

const FEATURES: Record<string, Partial<DataGridProProps>> = {
  'Pinned column': { pinnedColumns: { left: ['line'] } },
  'Pinned row': { pinnedRows: { bottom: [total] } },
  'Header filters': { headerFilters: true },
  'Detail panels': {
    getDetailPanelContent: ({ row }) => (
      <Box sx={{ p: 2 }}>
        {row.passengers} passengers at {row.stops} stops
      </Box>
    ),
    getDetailPanelHeight: () => 'auto',
  },
  'Row reordering': { rowReordering: true },
};

export default function ProFeatures() {
  const [active, setActive] = React.useState(['Pinned column', 'Pinned row']);
  const props = Object.assign({}, ...active.map((name) => FEATURES[name]));

  return (
    <Box sx={{ width: '100%' }}>
      <FeatureChips
        names={Object.keys(FEATURES)}
        active={active}
        onChange={setActive}
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          key={String(active.includes('Detail panels'))}
          label="Bus trips"
          rows={trips}
          columns={columns}
          hideFooter
          {...props}
        />
      </Box>
    </Box>
  );
}
