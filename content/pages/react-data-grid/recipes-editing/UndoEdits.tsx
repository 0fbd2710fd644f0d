import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 220,
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

export default function UndoEdits() {
  const [rows, setRows] = React.useState(tasks);
  // The rows as they were before each edit.
  const [history, setHistory] = React.useState<Task[]>([]);

  const replace = (task: Task) =>
    setRows((all) => all.map((row) => (row.id === task.id ? task : row)));

  const processRowUpdate = (newRow: Task, oldRow: Task) => {
    if (newRow.title !== oldRow.title || newRow.estimate !== oldRow.estimate) {
      replace(newRow);
      setHistory((all) => [...all, oldRow]);
    }
    return newRow;
  };

  const undo = () => {
    const before = history.at(-1);
    if (before) {
      replace(before);
      setHistory(history.slice(0, -1));
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button disabled={history.length === 0} onClick={undo} sx={{ mb: 1 }}>
        Undo ({history.length})
      </Button>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Tasks with undo"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onCellKeyDown={({ cellMode }, event) => {
            const withModifier = event.ctrlKey || event.metaKey;
            if (cellMode === 'view' && withModifier && event.key === 'z') {
              event.preventDefault();
              undo();
            }
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
