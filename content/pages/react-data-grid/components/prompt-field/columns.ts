import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Task } from '#data/tasks';

export const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    examples: ['planned', 'blocked', 'in progress', 'review', 'done'],
  },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 155,
    examples: ['low', 'medium', 'high'],
  },
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'owner', headerName: 'Owner', width: 160 },
];
