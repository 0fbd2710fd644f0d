import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 100 },
];

export default function GroupChildren() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          onRowClick={({ id }) => {
            const node = gridRowNodeSelector(apiRef, id);
            if (node?.type === 'group') {
              const ids =
                apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
              setMessage(
                `${node.groupingKey}: ${ids.length} tasks, ${ids.slice(0, 8).join(', ')}…`,
              );
            }
          }}
          initialState={{ rowGrouping: { model: ['area'] } }}
        />
      </Box>
    </Box>
  );
}
