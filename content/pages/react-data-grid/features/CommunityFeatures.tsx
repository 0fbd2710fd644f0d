import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { FeatureChips } from './featureChips';
import { trips, type Trip } from './trips';

const columns: GridColDef<Trip>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 80, editable: true },
  { field: 'depot', headerName: 'Depot', width: 80 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 90 },
  { field: 'day', headerName: 'Day', type: 'date', width: 120 },
];

const FEATURES: Record<string, Partial<DataGridProps>> = {
  Toolbar: { showToolbar: true },
  Checkboxes: { checkboxSelection: true },
  'Column groups': {
    columnGroupingModel: [
      { groupId: 'Route', children: [{ field: 'line' }, { field: 'depot' }] },
      { groupId: 'Service', children: [{ field: 'stops' }, { field: 'day' }] },
    ],
  },
  'Row spanning': { rowSpanning: true, showCellVerticalBorder: true },
  'Compact rows': { density: 'compact' },
  Loading: { loading: true },
};

export default function CommunityFeatures() {
  const [active, setActive] = React.useState(['Toolbar', 'Checkboxes']);
  const props = Object.assign({}, ...active.map((name) => FEATURES[name]));

  return (
    <Box sx={{ width: '100%' }}>
      <FeatureChips
        names={Object.keys(FEATURES)}
        active={active}
        onChange={setActive}
      />
      <Box sx={{ height: 460 }}>
        <DataGrid label="Bus trips" rows={trips} columns={columns} {...props} />
      </Box>
    </Box>
  );
}
