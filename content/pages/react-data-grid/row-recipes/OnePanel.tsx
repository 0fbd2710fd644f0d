import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Task>) => (
  <Box sx={{ p: 2 }}>
    <Typography variant="subtitle2">
      {row.owner ?? 'Nobody'}, {row.spent} of {row.estimate} hours
    </Typography>
    <Typography variant="body2">{row.description}</Typography>
  </Box>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function OnePanel() {
  const [open, setOpen] = React.useState<Set<GridRowId>>(
    () => new Set([tasks[0].id]),
  );

  // The new set contains the row that was open and the one that users opened.
  const handleChange = (ids: Set<GridRowId>) => {
    setOpen(new Set([...ids].filter((id) => !open.has(id))));
  };

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        label="Tasks with one open panel"
        rows={tasks}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={handleChange}
        hideFooter
      />
    </Box>
  );
}
