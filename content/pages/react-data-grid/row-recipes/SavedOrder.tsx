import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

/** A stand-in for your API. */
async function saveOrder(ids: number[], fails: boolean, signal: AbortSignal) {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, 800);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  if (fails) {
    throw new Error(`The order of ${ids.length} tasks was not saved.`);
  }
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  { field: 'priority', headerName: 'Priority', width: 110 },
];

export default function SavedOrder() {
  const [rows, setRows] = React.useState(tasks);
  const [fails, setFails] = React.useState(false);
  const [message, setMessage] = React.useState('Drag a task.');
  const saved = React.useRef(tasks);
  const request = React.useRef<AbortController | null>(null);

  React.useEffect(() => () => request.current?.abort(), []);

  const handleOrderChange: DataGridProProps['onRowOrderChange'] = ({
    oldIndex,
    targetIndex,
  }) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
    setMessage('Saving…');

    // A newer order contains the older one, so the older request isn't needed.
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const ids = next.map(({ id }) => id);
    saveOrder(ids, fails, controller.signal).then(
      () => {
        saved.current = next;
        setMessage('Saved.');
      },
      (error: Error) => {
        setRows(saved.current);
        setMessage(error.message);
      },
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Let the server fail"
        control={
          <Switch
            checked={fails}
            onChange={(event) => setFails(event.target.checked)}
          />
        }
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="Tasks with a saved order"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleOrderChange}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
