import type { GridColDef, GridInitialState } from '@mui/x-data-grid';
import type { Task } from '#data/tasks';

export const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 120,
    valueOptions: ['planned', 'blocked', 'in progress', 'review', 'done'],
  },
  { field: 'area', headerName: 'Area', width: 118, disableColumnMenu: true },
  { field: 'owner', headerName: 'Owner', width: 140 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 90 },
];

/** The tasks of one area, those in review first. */
export const billingTasks: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'area', operator: 'equals', value: 'Billing' }],
    },
  },
  sorting: { sortModel: [{ field: 'status', sort: 'desc' }] },
};
