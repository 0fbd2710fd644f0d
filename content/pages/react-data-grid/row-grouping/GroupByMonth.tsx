import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const month = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
});

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'startsOn',
    headerName: 'Starts on',
    type: 'date',
    width: 130,
    groupingValueGetter: (start: Date) => month.format(start),
  },
];

export default function GroupByMonth() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        groupingColDef={{ headerName: 'Month', width: 200 }}
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['startsOn'] },
        }}
      />
    </Box>
  );
}
