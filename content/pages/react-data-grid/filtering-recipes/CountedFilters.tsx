import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'spent', headerName: 'Spent (h)', type: 'number', width: 110 },
];

const byStatus = (status: Task['status']): GridFilterModel => ({
  items: [{ id: 1, field: 'status', operator: 'equals', value: status }],
});

const FILTERS = {
  All: { items: [] },
  'In progress': byStatus('in progress'),
  'In review': byStatus('review'),
  Blocked: byStatus('blocked'),
  Done: byStatus('done'),
} satisfies Record<string, GridFilterModel>;

function FilterChips() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const current = useGridSelector(apiRef, gridFilterModelSelector);

  const count = (model: GridFilterModel) => {
    const { filteredRowsLookup } = apiRef.current.getFilterState(model);
    // The lookup contains the rows that don't match, as `false`.
    return total - Object.keys(filteredRowsLookup).length;
  };

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 1, flexWrap: 'wrap' }}
    >
      {Object.entries(FILTERS).map(([label, model]) => (
        <Chip
          key={label}
          label={`${label} (${count(model)})`}
          color={current.items === model.items ? 'primary' : 'default'}
          onClick={() => apiRef.current.setFilterModel(model)}
        />
      ))}
    </Stack>
  );
}

export default function CountedFilters() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        showToolbar
        rows={tasks}
        columns={columns}
        slots={{ toolbar: FilterChips }}
        initialState={{ filter: { filterModel: FILTERS['In review'] } }}
      />
    </Box>
  );
}
