import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { tasks, type Task } from '#data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 300 },
  { field: 'area', headerName: 'Area', width: 200 },
  { field: 'owner', headerName: 'Owner', width: 240 },
  { field: 'status', headerName: 'Status', width: 200 },
  { field: 'startsOn', headerName: 'Start', type: 'date', width: 200 },
  { field: 'dueOn', headerName: 'Due', type: 'date', width: 200 },
];

function Panel({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);

  return (
    <Box
      sx={{
        position: 'sticky',
        left: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Task>) =>
  row.description === '' ? null : <Panel text={row.description} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <Box
      sx={{
        height: 400,
        width: '100%',
        '& .MuiDataGrid-detailPanel': { overflow: 'visible' },
      }}
    >
      <DataGridPro
        label="Tasks with wide columns"
        rows={tasks}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
          detailPanel: { expandedRowIds: new Set([1]) },
        }}
        hideFooter
      />
    </Box>
  );
}
