import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 200 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 120,
    valueOptions: ['planned', 'blocked', 'in progress', 'review', 'done'],
  },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'estimate', headerName: 'Hours', type: 'number', width: 120 },
];

function FilterBarToolbar() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const filters = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        gap: 8,
        justifyContent: 'flex-start',
      }}
    >
      <FilterPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Filters
      </FilterPanelTrigger>
      {filters.map((item) => {
        const name = lookup[item.field].headerName ?? item.field;
        const value = [item.value].flat().join(', ');
        return (
          <Chip
            key={item.id}
            size="small"
            label={`${name} ${item.operator} ${value}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        );
      })}
    </Toolbar>
  );
}

export default function FilterBar() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Tasks"
        showToolbar
        slots={{ toolbar: FilterBarToolbar }}
        rows={tasks}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'area', operator: 'equals', value: 'Billing' },
                { id: 2, field: 'estimate', operator: '>', value: '20' },
                { id: 3, field: 'status', operator: 'not', value: 'done' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
