import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 240,
    editable: true,
  },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 160, editable: true },
  {
    field: 'estimate',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const name = (event: React.KeyboardEvent) =>
  [
    event.ctrlKey && 'Ctrl',
    event.metaKey && 'Command',
    event.shiftKey && 'Shift',
    event.key === ' ' ? 'Space' : event.key,
  ]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(' + ');

export default function GridKeyboardPractice() {
  const [keys, setKeys] = React.useState<string[]>([]);
  const [place, setPlace] = React.useState(
    'Press Tab until a header has the focus.',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, minHeight: 32, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
          {place}
        </Typography>
        {keys.map((key, index) => (
          <Chip
            key={`${key}${index}`}
            size="small"
            label={key}
            variant={index === 0 ? 'filled' : 'outlined'}
          />
        ))}
      </Stack>
      <Box
        sx={{ height: 440 }}
        onKeyUp={() => {
          const cell = document.activeElement?.closest('[aria-colindex]');
          const row = cell?.closest('[aria-rowindex]');
          if (cell && row) {
            setPlace(
              `${cell.role === 'columnheader' ? 'Header' : 'Cell'} in row ${row.ariaRowIndex}, column ${cell.ariaColIndex}`,
            );
          }
        }}
        onKeyDown={(event) => {
          const key = name(event);
          setKeys((all) => [key, ...all].slice(0, 4));
        }}
      >
        <DataGrid
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
