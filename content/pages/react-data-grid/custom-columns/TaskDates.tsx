import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { tasks, type Task } from '#data/tasks';
import { dateColumn } from './dateColumn';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'startsOn', headerName: 'Starts', editable: true, ...dateColumn },
  { field: 'dueOn', headerName: 'Due', editable: true, ...dateColumn },
];

export default function TaskDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 420, width: '100%' }}>
        <DataGrid
          label="Tasks"
          rows={tasks}
          columns={columns}
          showToolbar
          initialState={{
            filter: {
              filterModel: {
                items: [
                  {
                    field: 'dueOn',
                    operator: 'onOrAfter',
                    value: '2025-06-01',
                  },
                ],
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
