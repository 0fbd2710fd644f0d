import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const MERGED = new Set(['progress', 'spent', 'dueOn']);

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'progress',
    headerName: 'Progress (%)',
    type: 'number',
    width: 140,
    colSpan: (_value, row, _column, apiRef) =>
      row.status === 'planned'
        ? apiRef.current
            .getVisibleColumns()
            .filter(({ field }) => MERGED.has(field)).length
        : 1,
    renderCell: ({ row, formattedValue }) =>
      row.status === 'planned' ? (
        <Box sx={{ textAlign: 'center', color: 'text.secondary' }}>
          Not started
        </Box>
      ) : (
        formattedValue
      ),
  },
  { field: 'spent', headerName: 'Hours spent', type: 'number', width: 130 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 110 },
];

export default function SpanVisible() {
  const [hours, setHours] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show hours spent"
        control={<Switch checked={hours} />}
        onChange={(_event, on) => setHours(on)}
      />
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Tasks, planned ones with one message"
          rows={tasks}
          columns={columns}
          columnVisibilityModel={{ spent: hours }}
          disableColumnSelector
          initialState={{
            sorting: { sortModel: [{ field: 'title', sort: 'asc' }] },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
