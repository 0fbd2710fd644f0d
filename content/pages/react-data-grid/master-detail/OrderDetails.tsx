import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 128 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

function OrderPanel({ order }: { order: Order }) {
  const sent = order.shippedAt ? dateFormat.format(order.shippedAt) : 'not yet';

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: 480 }}>
        <Typography variant="subtitle2">
          {order.city}, handled by {order.rep}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
          {order.note ?? 'No note.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Chip size="small" label={`Shipped: ${sent}`} />
          <Chip
            size="small"
            color={order.margin < 0 ? 'error' : 'default'}
            label={`Margin: ${percent.format(order.margin)}`}
          />
          <Chip size="small" label={order.paid ? 'Paid' : 'Not paid'} />
        </Box>
      </Box>
      <Box sx={{ flex: '0 1 260px' }}>
        <Typography variant="caption" color="text.secondary">
          Items bought in the last 12 weeks
        </Typography>
        <SparkLineChart
          role="img"
          aria-label="Items bought in the last 12 weeks"
          data={order.weeks}
          plotType="bar"
          width={240}
          height={72}
          showTooltip
          showHighlight
        />
      </Box>
    </Box>
  );
}

// Both functions are outside the component, so they never change.
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderPanel order={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function OrderDetails() {
  return (
    <Box sx={{ height: 500, width: '100%' }}>
      <DataGridPro
        label="Orders with details"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          detailPanel: { expandedRowIds: new Set([orders[0].id]) },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
