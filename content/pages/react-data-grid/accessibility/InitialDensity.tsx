import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 240 },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 100 },
];

export default function InitialDensity() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Compact tasks"
        rows={tasks}
        columns={columns}
        initialState={{ density: 'compact' }}
      />
    </Box>
  );
}
