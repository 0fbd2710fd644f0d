import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'area', headerName: 'Area', width: 120 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 220 },
];

function AreaCell({ id, rowNode }: GridRenderCellParams<Task>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return null;
  }
  const open = rowNode.childrenExpanded === true;
  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={open}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
    >
      {open ? '−' : '+'} {rowNode.groupingKey}, {rowNode.children.length} tasks
    </Button>
  );
}

export default function GroupingCellRenderer() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by area"
        rows={tasks}
        columns={columns}
        groupingColDef={{
          headerName: 'Area',
          width: 200,
          renderCell: (params) => <AreaCell {...params} />,
        }}
        initialState={{
          rowGrouping: { model: ['area'] },
          columns: { columnVisibilityModel: { area: false } },
        }}
      />
    </Box>
  );
}
