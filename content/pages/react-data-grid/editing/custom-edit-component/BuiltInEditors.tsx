import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  {
    field: 'title',
    headerName: 'Task',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{ root: { slotProps: { htmlInput: { maxLength: 40 } } } }}
      />
    ),
  },
  {
    field: 'dueOn',
    headerName: 'Due',
    type: 'date',
    width: 150,
    editable: true,
    renderEditCell: (params) => (
      <GridEditDateCell
        {...params}
        slotProps={{
          root: { slotProps: { htmlInput: { min: '2025-01-01' } } },
        }}
      />
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['planned', 'blocked', 'in progress', 'review', 'done'],
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} initialOpen={false} />
    ),
  },
];

export default function BuiltInEditors() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Tasks with adjusted inputs"
        rows={tasks}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
