import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120, groupable: false },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 220,
    groupable: false,
  },
];

export default function UngroupableColumns() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        initialState={{ rowGrouping: { model: ['area'] } }}
      />
    </Box>
  );
}
