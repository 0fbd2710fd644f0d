import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'estimate',
    headerName: 'Estimated hours',
    type: 'number',
    width: 120,
  },
  {
    field: 'spent',
    headerName: 'Hours spent so far',
    type: 'number',
    width: 120,
  },
  {
    field: 'variance',
    headerName: 'Hours over the first estimate',
    type: 'number',
    width: 130,
  },
];

export default function WrappedHeaders() {
  const [height, setHeight] = React.useState(72);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">
        columnHeaderHeight: {height} pixels
      </Typography>
      <Slider
        aria-label="Height of the header"
        min={40}
        max={120}
        value={height}
        onChange={(_event, value) => setHeight(Number(value))}
        sx={{ display: 'block', width: 'auto', maxWidth: 320, mx: 1 }}
      />
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Tasks with headers on several lines"
          rows={tasks}
          columns={columns}
          columnHeaderHeight={height}
          hideFooter
          sx={{
            [`& .${gridClasses.columnHeaderTitle}`]: {
              whiteSpace: 'normal',
              lineHeight: 1.25,
            },
            [`& .${gridClasses['columnHeader--alignRight']}`]: {
              textAlign: 'end',
            },
          }}
        />
      </Box>
    </Box>
  );
}
