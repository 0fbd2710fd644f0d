import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

interface RankedTask extends Task {
  rank: number;
  /** Shown next to the pointer while a row is dragged. */
  __reorder__: string;
}

const COLORS = { low: 'default', medium: 'info', high: 'error' } as const;

const columns: GridColDef<RankedTask>[] = [
  { field: 'rank', headerName: 'Rank', type: 'number', width: 80 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.priority}
        color={COLORS[row.priority]}
      />
    ),
  },
  { field: 'owner', headerName: 'Owner', width: 150 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
];

export default function TaskRanking() {
  // The last entry is the current order, and the others are for Undo.
  const [history, setHistory] = React.useState([tasks]);
  const current = history[history.length - 1];
  const rows = React.useMemo(
    () =>
      current.map((task, index): RankedTask => ({
        ...task,
        rank: index + 1,
        __reorder__: task.title,
      })),
    [current],
  );

  const handleOrderChange: DataGridProProps['onRowOrderChange'] = ({
    oldIndex,
    targetIndex,
  }) => {
    const next = [...current];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setHistory([...history, next]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={history.length === 1}
          onClick={() => setHistory(history.slice(0, -1))}
        >
          Undo
        </Button>
        <Typography variant="body2" role="status">
          Next: {current[0].title}
        </Typography>
      </Box>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          label="Tasks by rank"
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
