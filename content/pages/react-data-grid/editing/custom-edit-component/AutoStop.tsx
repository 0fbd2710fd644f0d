import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

function SelectAndSave(params: GridRenderEditCellParams<Task>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();

  const save: GridEditSingleSelectCellProps['onValueChange'] = async (
    _event,
    value: unknown,
  ) => {
    const valid = await apiRef.current.setEditCellValue({ id, field, value });
    // Enter has already saved the cell if users chose with the keyboard.
    if (valid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={save} />;
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['planned', 'blocked', 'in progress', 'review', 'done'],
    width: 140,
    editable: true,
    renderEditCell: (params) => <SelectAndSave {...params} />,
  },
];

const openTasks = tasks.filter(({ status }) => status !== 'done');

export default function AutoStop() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Status of tasks"
        rows={openTasks}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
