import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Task } from '#data/tasks';

export const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'release', headerName: 'Release', width: 100 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 110 },
  { field: 'variance', headerName: 'Over', type: 'number', width: 110 },
];
