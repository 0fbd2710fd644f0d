import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 240 },
  { field: 'owner', headerName: 'Owner', width: 160 },
];

const getDetailPanelContent = ({ row }: { row: Task }) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.description}
  </Typography>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function ModelCallback() {
  const [openIds, setOpenIds] = React.useState<Set<GridRowId>>(new Set([2]));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
        <Button onClick={() => setOpenIds(new Set())}>Close all</Button>
        <Typography variant="body2" role="status">
          Open: {[...openIds].join(', ') || 'none'}
        </Typography>
      </Stack>
      <Box sx={{ height: 440 }}>
        <DataGridPro
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={openIds}
          onDetailPanelExpandedRowIdsChange={setOpenIds}
        />
      </Box>
    </Box>
  );
}
