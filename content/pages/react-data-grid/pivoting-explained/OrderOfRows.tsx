import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { tasks } from '#data/tasks';
import { columns } from './columns';

export default function OrderOfRows() {
  const [order, setOrder] = React.useState('area,status');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows"
        value={order}
        onChange={(_event, value: string | null) => value && setOrder(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="area,status">Area, then status</ToggleButton>
        <ToggleButton value="status,area">Status, then area</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <PivotedTasks key={order} rows={order.split(',')} />
      </Box>
    </Box>
  );
}

function PivotedTasks({ rows }: { rows: string[] }) {
  return (
    <DataGridPremium
      aria-label="Tasks by area and status"
      rows={tasks}
      columns={columns}
      defaultGroupingExpansionDepth={1}
      density="compact"
      groupingColDef={{ flex: 1, minWidth: 200 }}
      initialState={{
        pivoting: {
          enabled: true,
          model: {
            rows: rows.map((field) => ({ field })),
            columns: [],
            values: [{ field: 'estimate', aggFunc: 'sum' }],
          },
        },
      }}
    />
  );
}
