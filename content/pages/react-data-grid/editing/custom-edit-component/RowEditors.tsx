import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const openTasks = tasks.filter(({ status }) => status !== 'done');

export default function RowEditors() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tasks, edited row by row"
        editMode="row"
        rows={openTasks}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
