import LinearProgress from '@mui/material/LinearProgress';
import type { GridColDef } from '@mui/x-data-grid';
import type { Task } from '#data/tasks';
import {
  OwnerEditor,
  PRIORITIES,
  PriorityEditor,
  PriorityFlags,
  ProgressEditor,
} from './editors';

export const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'owner',
    headerName: 'Owner',
    width: 200,
    editable: true,
    // A key that clears the cell starts with an empty text.
    valueSetter: (value: string | null, row) => ({
      ...row,
      owner: value || null,
    }),
    renderEditCell: (params) => <OwnerEditor {...params} />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    headerAlign: 'left',
    display: 'flex',
    width: 180,
    editable: true,
    renderCell: ({ row }) => (
      <LinearProgress
        variant="determinate"
        value={row.progress}
        aria-label={`${row.progress}%`}
        sx={{ width: '100%' }}
      />
    ),
    valueSetter: (value: number | undefined, row) => ({
      ...row,
      progress: value ?? 0,
    }),
    renderEditCell: (params) => <ProgressEditor {...params} />,
  },
  {
    field: 'priority',
    headerName: 'Priority',
    display: 'flex',
    width: 130,
    editable: true,
    sortComparator: (a: Task['priority'], b: Task['priority']) =>
      PRIORITIES.indexOf(a) - PRIORITIES.indexOf(b),
    renderCell: ({ row }) => <PriorityFlags value={row.priority} />,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !props.value,
    }),
    renderEditCell: (params) => <PriorityEditor {...params} />,
  },
];
