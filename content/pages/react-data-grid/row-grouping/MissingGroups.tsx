import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 160 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'dueOn', headerName: 'Due on', type: 'date', width: 120 },
];

export default function MissingGroups() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by owner"
        rows={tasks}
        columns={columns}
        groupingColDef={{ headerName: 'Owner', width: 220 }}
        initialState={{
          rowGrouping: { model: ['owner'] },
          columns: { columnVisibilityModel: { owner: false } },
        }}
      />
    </Box>
  );
}
