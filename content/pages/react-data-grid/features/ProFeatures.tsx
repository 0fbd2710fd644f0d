import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';
import { FeatureChips } from './featureChips';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  { field: 'river', headerName: 'River', width: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 150 },
  { field: 'change', headerName: 'Change (cm)', type: 'number', width: 150 },
  { field: 'alarm', headerName: 'Alarm', width: 140 },
];

const listColumn: GridListViewColDef<RiverStation> = {
  field: 'summary',
  renderCell: ({ row }) => (
    <Box sx={{ lineHeight: 1.4, py: 0.75 }}>
      <Typography variant="subtitle2">{row.station}</Typography>
      <Typography variant="caption" color="text.secondary">
        {row.river}, {row.alarm}
      </Typography>
    </Box>
  ),
};

const getDetails = ({ row }: GridRowParams<RiverStation>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    Kilometer {row.kilometer} of {row.length}, mean discharge {row.mean} m³/s.
  </Typography>
);
const getDetailPanelHeight = () => 'auto' as const;
const [first, ...others] = rivers;

export default function ProFeatures() {
  const [active, setActive] = React.useState(['Pinned column', 'Pinned row']);
  const has = (name: string) => active.includes(name);

  return (
    <Box sx={{ width: '100%' }}>
      <FeatureChips
        names={[
          'Pinned column',
          'Pinned row',
          'Header filters',
          'Detail panels',
          'Row reordering',
          'List view',
        ]}
        active={active}
        onChange={setActive}
      />
      <Box sx={{ height: 460 }}>
        <DataGridPro
          key={String(has('Detail panels'))}
          label="River stations"
          rows={has('Pinned row') ? others : rivers}
          columns={columns}
          pinnedColumns={{ left: has('Pinned column') ? ['station'] : [] }}
          pinnedRows={{ top: has('Pinned row') ? [first] : [] }}
          headerFilters={has('Header filters')}
          getDetailPanelContent={has('Detail panels') ? getDetails : undefined}
          getDetailPanelHeight={getDetailPanelHeight}
          rowReordering={has('Row reordering')}
          listView={has('List view')}
          listViewColumn={listColumn}
        />
      </Box>
    </Box>
  );
}
