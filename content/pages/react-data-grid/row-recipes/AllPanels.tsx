import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isClosed = open.size === 0;

  const toggle = () => {
    const content = gridDetailPanelExpandedRowsContentCacheSelector(apiRef);
    const ids = gridDataRowIdsSelector(apiRef).filter((id) => content[id]);
    apiRef.current.setExpandedDetailPanels(new Set(isClosed ? ids : []));
  };

  return (
    <IconButton
      size="small"
      aria-label={isClosed ? 'Open all notes' : 'Close all notes'}
      onClick={toggle}
    >
      {isClosed ? (
        <UnfoldMoreIcon fontSize="small" />
      ) : (
        <UnfoldLessIcon fontSize="small" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 56,
    renderHeader: () => <ToggleAll />,
  },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.note === null ? null : (
    <Typography variant="body2" sx={{ p: 2 }}>
      {row.note}
    </Typography>
  );
const getDetailPanelHeight = () => 'auto' as const;

export default function AllPanels() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        label="Orders with all notes"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
