import * as React from 'react';
import Box from '@mui/material/Box';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

function move(rows: Task[], task: Task, step: -1 | 1): Task[] {
  const index = rows.findIndex(({ id }) => id === task.id);
  const target = Math.min(Math.max(index + step, 0), rows.length - 1);
  const next = [...rows];
  next.splice(target, 0, ...next.splice(index, 1));
  return next;
}

export default function MoveButtons() {
  const [rows, setRows] = React.useState(tasks);

  const columns = React.useMemo<GridColDef<Task>[]>(
    () => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move up: ${row.title}`}
            onClick={() => setRows((current) => move(current, row, -1))}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move down: ${row.title}`}
            onClick={() => setRows((current) => move(current, row, 1))}
          />,
        ],
      },
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
      { field: 'area', headerName: 'Area', width: 120 },
    ],
    [],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Tasks with move buttons"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
