import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 100 },
];

// Outside the component, because a new function makes the grid rebuild its groups.
const isCrew = (node: GridGroupNode) => node.groupingKey === 'Crew';

export default function GroupExpansion() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks"
        rows={tasks}
        columns={columns}
        isGroupExpandedByDefault={isCrew}
        initialState={{
          rowGrouping: { model: ['area'] },
          columns: { columnVisibilityModel: { area: false, status: false } },
        }}
        sx={{ '--DataGrid-cellOffsetMultiplier': 6 }}
      />
    </Box>
  );
}
