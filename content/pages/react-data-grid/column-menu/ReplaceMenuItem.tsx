import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuFilterItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const STATUSES = ['planned', 'blocked', 'in progress', 'review', 'done'];

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    width: 130,
  },
  { field: 'owner', headerName: 'Owner', width: 160 },
];

function StatusFilterItem(props: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { field } = props.colDef;

  if (field !== 'status') {
    return <GridColumnMenuFilterItem {...props} />;
  }
  return STATUSES.map((value) => (
    <MenuItem
      key={value}
      onClick={(event) => {
        props.onClick(event);
        apiRef.current.setFilterModel({
          items: [{ field, operator: 'is', value }],
        });
      }}
    >
      Only {value}
    </MenuItem>
  ));
}

const columnMenu = { slots: { columnMenuFilterItem: StatusFilterItem } };

export default function ReplaceMenuItem() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks with filters in the menu"
        rows={tasks}
        columns={columns}
        slotProps={{ columnMenu }}
      />
    </Box>
  );
}
