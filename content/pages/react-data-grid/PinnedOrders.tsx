import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'blend', headerName: 'Blend', width: 160 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 120 },
  { field: 'price', headerName: 'Price per bag', type: 'number', width: 160 },
  { field: 'due', headerName: 'Due', type: 'date', width: 160 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 120 },
];

function getDetailPanelContent({ row }: GridRowParams<Order>) {
  return (
    <Typography variant="body2" sx={{ p: 2 }}>
      {row.bags} bags of {row.blend}, {(row.bags * row.price).toFixed(2)} € in
      all.
    </Typography>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function PinnedOrders() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Orders with details"
        rows={orders}
        columns={columns}
        headerFilters
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: { left: ['__detail_panel_toggle__', 'customer'] },
          sorting: {
            sortModel: [
              { field: 'blend', sort: 'asc' },
              { field: 'bags', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
