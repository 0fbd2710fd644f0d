import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
];

// Outside the component, because a new function makes the grid rebuild its groups.
const isInReview = (node: GridGroupNode) => node.groupingKey === 'review';

export default function MoveBetweenGroups() {
  const [message, setMessage] = React.useState(
    'Expand a status, and drag one of its tasks to another status.',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          rowReordering
          isGroupExpandedByDefault={isInReview}
          groupingColDef={{ headerName: 'Status', width: 180 }}
          processRowUpdate={(row) => {
            setMessage(`${row.title} is now ${row.status}.`);
            return row;
          }}
          initialState={{
            rowGrouping: { model: ['status'] },
            columns: { columnVisibilityModel: { status: false } },
          }}
        />
      </Box>
    </Box>
  );
}
