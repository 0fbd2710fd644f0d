import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const PRIORITIES: Task['priority'][] = ['low', 'medium', 'high'];
const COLORS = { low: 'default', medium: 'info', high: 'error' } as const;

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 125,
    // By rank: the alphabet would put "high" before "low".
    sortComparator: (a, b) => PRIORITIES.indexOf(a) - PRIORITIES.indexOf(b),
    sortingOrder: ['desc', 'asc', null],
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.priority}
        color={COLORS[row.priority]}
      />
    ),
  },
  {
    field: 'progress',
    headerName: 'Progress',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ row }) => (
      <LinearProgress
        variant="determinate"
        aria-label={`Progress of ${row.title}`}
        value={row.progress}
        sx={{ width: '100%', height: 6, borderRadius: 3 }}
      />
    ),
  },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'variance',
    headerName: 'Over estimate',
    type: 'number',
    width: 140,
    sortingOrder: ['desc', 'asc', null],
    valueFormatter: (hours: number | null) =>
      hours === null ? '' : `${hours > 0 ? '+' : ''}${hours} h`,
  },
];

export default function TaskSorting() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
