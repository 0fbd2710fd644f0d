import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

// In an app, use the current date.
const TODAY = new Date(2025, 5, 30);

const overdue: GridFilterOperator<Task, Date> = {
  value: 'overdue',
  label: 'is overdue',
  headerLabel: 'Is overdue',
  requiresFilterValue: false,
  getApplyFilterFn: () => (dueOn, task) =>
    dueOn < TODAY && task.status !== 'done',
};

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'dueOn',
    headerName: 'Due',
    type: 'date',
    width: 120,
    filterOperators: [overdue, ...getGridDateOperators()],
  },
];

export default function OverdueTasks() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks"
        showToolbar
        rows={tasks}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'dueOn', operator: 'overdue' }],
            },
          },
        }}
      />
    </Box>
  );
}
