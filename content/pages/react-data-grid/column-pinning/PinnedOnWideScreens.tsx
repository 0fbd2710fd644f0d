import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 280 },
  { field: 'area', headerName: 'Area', width: 130 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'owner', headerName: 'Owner', width: 180 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 120 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 120 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 120 },
];

// Constants, because a new object on each render would rebuild the columns.
const TITLE: GridPinnedColumnFields = { left: ['title'] };
const NOTHING: GridPinnedColumnFields = {};

export default function PinnedOnWideScreens() {
  const isWide = useMediaQuery('(min-width: 700px)');

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Tasks"
        rows={tasks}
        columns={columns}
        pinnedColumns={isWide ? TITLE : NOTHING}
        slotProps={{ columnMenu: { slots: { columnMenuPinningItem: null } } }}
      />
    </Box>
  );
}
