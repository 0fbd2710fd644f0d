import type { GridColDef } from '@mui/x-data-grid';
import type { Task } from '#data/tasks';

export const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 300 },
  { field: 'release', headerName: 'Release', width: 110 },
  { field: 'area', headerName: 'Area', width: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'progress', headerName: 'Progress', type: 'number', width: 120 },
  { field: 'startsOn', headerName: 'Start', type: 'date', width: 130 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 130 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 120 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 180 },
  { field: 'priority', headerName: 'Priority', width: 120 },
];
