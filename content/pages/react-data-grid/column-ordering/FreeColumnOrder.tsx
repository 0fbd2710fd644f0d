import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 240 },
  { field: 'area', headerName: 'Area', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 170 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
];

export default function FreeColumnOrder() {
  const [first, setFirst] = React.useState('owner');

  const ordered = React.useMemo(
    () => [
      ...columns.filter(({ field }) => field === first),
      ...columns.filter(({ field }) => field !== first),
    ],
    [first],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="First column"
        value={first}
        onChange={(event) => setFirst(event.target.value)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {columns.map(({ field, headerName }) => (
          <MenuItem key={field} value={field}>
            {headerName}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 400 }}>
        <DataGrid label="Tasks" rows={tasks} columns={ordered} />
      </Box>
    </Box>
  );
}
