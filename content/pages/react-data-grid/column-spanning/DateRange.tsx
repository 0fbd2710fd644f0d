import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'startsOn',
    headerName: 'Starts',
    type: 'date',
    width: 110,
    colSpan: 2,
    renderCell: ({ row }) => day.formatRange(row.startsOn, row.dueOn),
  },
  // Has a header, but no cells.
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DateRange() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks with date ranges"
        rows={tasks}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
