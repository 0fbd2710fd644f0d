import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 170 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 100 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 100 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 95 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 85 },
  { field: 'owner', headerName: 'Owner', width: 135 },
];

export default function ReorderInGroups() {
  const [free, setFree] = React.useState(false);
  const columnGroupingModel = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'Dates',
        children: [{ field: 'startsOn' }, { field: 'dueOn' }],
      },
      {
        groupId: 'Hours',
        freeReordering: free,
        children: [{ field: 'estimate' }, { field: 'spent' }],
      },
    ],
    [free],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="freeReordering of Hours"
        control={<Switch checked={free} />}
        onChange={(_event, on) => setFree(on)}
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          label="Tasks with reorderable columns"
          rows={tasks}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
        />
      </Box>
    </Box>
  );
}
