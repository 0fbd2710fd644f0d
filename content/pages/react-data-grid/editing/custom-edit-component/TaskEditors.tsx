import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const openTasks = tasks.filter(({ status }) => status !== 'done');

export default function TaskEditors() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid label="Tasks" rows={openTasks} columns={columns} />
    </Box>
  );
}
