import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 180 },
  { field: 'description', headerName: 'Description', width: 320 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 150 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 110 },
];

const getRowHeight = () => 'auto' as const;

// About 45 characters fit on a line of 20 pixels.
const getEstimatedRowHeight = ({ model }: GridRowHeightParams) =>
  25 + 20 * Math.ceil((model as Task).description.length / 45);

export default function EstimatedHeights() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': { py: 1.5 },
      }}
    >
      <DataGrid
        label="Tasks with estimated heights"
        rows={tasks}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        hideFooter
      />
    </Box>
  );
}
