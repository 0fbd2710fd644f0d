import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 100 },
];

export default function CustomGroupingColumn() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        groupingColDef={{
          headerName: 'Task',
          width: 320,
          hideDescendantCount: true,
          leafField: 'title',
        }}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['area', 'status'] },
          columns: {
            columnVisibilityModel: {
              area: false,
              status: false,
              title: false,
            },
          },
        }}
      />
    </Box>
  );
}
