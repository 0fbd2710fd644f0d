import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 200,
    editable: true,
  },
  {
    field: 'estimate',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function BusyWhileEditing() {
  const [open, setOpen] = React.useState(0);
  const [published, setPublished] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={open > 0}
          onClick={() => setPublished((count) => count + 1)}
        >
          Publish
        </Button>
        <Typography variant="body2" role="status">
          {open > 0
            ? 'Finish the open row first.'
            : `Published ${published} times.`}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Tasks to publish"
          editMode="row"
          rows={tasks}
          columns={columns}
          onRowModesModelChange={(model) => setOpen(Object.keys(model).length)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
