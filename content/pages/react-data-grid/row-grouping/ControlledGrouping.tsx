import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 100 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['area']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, value: GridRowGroupingModel) => setModel(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="area">Area</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
