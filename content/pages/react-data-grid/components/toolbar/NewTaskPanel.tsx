import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 90 },
];

function TaskToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const add = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const id = apiRef.current.getRowsCount() + 1;
    const title = String(data.get('title'));
    const estimate = Number(data.get('estimate'));
    apiRef.current.updateRows([{ id, title, estimate }]);
    setAnchor(null);
  };

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" variant="contained" />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        New task
      </ToolbarButton>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New task' } }}
      >
        <Stack component="form" spacing={2} onSubmit={add} sx={{ p: 2 }}>
          <TextField
            required
            autoFocus
            size="small"
            name="title"
            label="Task"
          />
          <TextField
            required
            size="small"
            name="estimate"
            label="Hours"
            type="number"
          />
          <Button type="submit" variant="contained">
            Add
          </Button>
        </Stack>
      </Popover>
    </Toolbar>
  );
}

export default function NewTaskPanel() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks"
        showToolbar
        slots={{ toolbar: TaskToolbar }}
        rows={tasks}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
