import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowHeightReturnValue,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

type View = 'One line' | 'Two lines' | 'Whole text';
type GetRowHeight = (params: GridRowHeightParams) => GridRowHeightReturnValue;

// Outside the component, because a new function makes the grid
// calculate all heights again.
const HEIGHTS: Record<View, GetRowHeight> = {
  'One line': () => null,
  'Two lines': ({ densityFactor }) => 64 * densityFactor,
  'Whole text': () => 'auto',
};
const LINES: Record<View, number | 'none'> = {
  'One line': 1,
  'Two lines': 2,
  'Whole text': 'none',
};
const rows = tasks.filter(({ description }) => description !== '');
const VIEWS: View[] = ['One line', 'Two lines', 'Whole text'];

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    width: 200,
    display: 'flex',
    renderCell: ({ row }) => <span className="text">{row.title}</span>,
  },
  {
    field: 'description',
    headerName: 'Description',
    flex: 1,
    minWidth: 260,
    display: 'flex',
    renderCell: ({ row }) => <span className="text">{row.description}</span>,
  },
  {
    field: 'dueOn',
    headerName: 'Due',
    type: 'date',
    width: 110,
    display: 'flex',
  },
];

export default function TaskDescriptions() {
  const [view, setView] = React.useState<View>('Whole text');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Text in a row"
        value={view}
        onChange={(_event, next: View | null) => next && setView(next)}
        sx={{ mb: 2 }}
      >
        {VIEWS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          height: 460,
          '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5 },
          '& .text': {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: LINES[view],
            overflow: 'hidden',
            whiteSpace: 'normal',
            lineHeight: 1.5,
          },
        }}
      >
        <DataGrid
          label="Tasks and descriptions"
          rows={rows}
          columns={columns}
          getRowHeight={HEIGHTS[view]}
          hideFooter
        />
      </Box>
    </Box>
  );
}
