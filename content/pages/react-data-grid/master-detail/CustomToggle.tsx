import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

function Toggle({ id, row }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const open = openIds.has(id);
  if (row.note === null) {
    return null;
  }
  // No onClick, because the grid handles clicks in this column.
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-expanded={open}
      aria-label={`Note of order ${row.id}`}
    >
      <ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 80,
    renderHeader: () => (
      <Box component="span" sx={{ fontWeight: 'medium' }}>
        Note
      </Box>
    ),
    renderCell: (params) => <Toggle {...params} />,
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.note === null ? null : (
    <Typography variant="body2" sx={{ p: 2 }}>
      {row.note}
    </Typography>
  );
const getDetailPanelHeight = () => 'auto' as const;

export default function CustomToggle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Orders with notes"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: new Set([orders[0].id]) },
        }}
        hideFooter
      />
    </Box>
  );
}
