import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
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
