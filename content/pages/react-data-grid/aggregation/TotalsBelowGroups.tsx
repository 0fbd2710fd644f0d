import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationPosition,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'variance', headerName: 'Over', type: 'number', width: 90 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 100 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

// Outside the component, because a new function makes the grid rebuild its rows.
const positions: Record<
  'inline' | 'footer' | 'groups',
  (group: GridGroupNode) => GridAggregationPosition | null
> = {
  inline: ({ depth }) => (depth === -1 ? 'footer' : 'inline'),
  footer: () => 'footer',
  groups: ({ depth }) => (depth === -1 ? null : 'inline'),
};

export default function TotalsBelowGroups() {
  const [position, setPosition] =
    React.useState<keyof typeof positions>('inline');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the totals"
        value={position}
        onChange={(_event, value: keyof typeof positions | null) =>
          value && setPosition(value)
        }
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        <ToggleButton value="inline">In group rows</ToggleButton>
        <ToggleButton value="footer">Below groups</ToggleButton>
        <ToggleButton value="groups">No grand total</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          aria-label="Hours by area"
          rows={tasks}
          columns={columns}
          getAggregationPosition={positions[position]}
          density="compact"
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ width: 160 }}
          initialState={{
            rowGrouping: { model: ['area'] },
            aggregation: {
              model: { estimate: 'sum', spent: 'sum', variance: 'sum' },
            },
            filter: {
              filterModel: {
                items: [{ field: 'status', operator: 'equals', value: 'done' }],
              },
            },
            sorting: { sortModel: [{ field: 'variance', sort: 'desc' }] },
            columns: { columnVisibilityModel: { area: false, status: false } },
          }}
        />
      </Box>
    </Box>
  );
}
