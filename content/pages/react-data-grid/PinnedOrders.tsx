import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridPinnedColumnFields,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'region', headerName: 'Region', width: 180 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 140 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 180 },
  { field: 'rep', headerName: 'Sales rep', width: 200 },
  { field: 'status', headerName: 'Status', width: 160 },
];

function getDetailPanelContent({ row }: GridRowParams<Order>) {
  return (
    <Typography variant="body2" sx={{ p: 2 }}>
      {row.note ?? `${row.id} has no note.`}
    </Typography>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

const CUSTOMER = [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'customer'];

export default function PinnedOrders() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: CUSTOMER,
  });
  const isPinned = pinned.right?.includes('status') ?? false;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pin the status to the other side"
        control={
          <Switch
            checked={isPinned}
            onChange={() =>
              setPinned({ ...pinned, right: isPinned ? [] : ['status'] })
            }
          />
        }
      />
      <Box sx={{ height: 480 }}>
        <DataGridPro
          label="Orders with details"
          rows={orders}
          columns={columns}
          headerFilters
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          initialState={{
            sorting: {
              sortModel: [
                { field: 'region', sort: 'asc' },
                { field: 'items', sort: 'desc' },
              ],
            },
          }}
        />
      </Box>
    </Box>
  );
}
