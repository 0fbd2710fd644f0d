import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'rep', headerName: 'Sales rep', width: 180 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
];

const SIDES = ['left', 'right'] as const;
const getName = (name: string) =>
  columns.find(({ field }) => field === name)?.headerName ?? name;

export default function OrderPinning() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['id'],
    right: ['total'],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, minHeight: 32, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="body2">Pinned:</Typography>
        {SIDES.flatMap((side) =>
          (pinned[side] ?? []).map((name) => (
            <Chip
              key={name}
              size="small"
              label={`${getName(name)} (${side})`}
              onDelete={() =>
                setPinned((current) => ({
                  ...current,
                  [side]: current[side]?.filter((field) => field !== name),
                }))
              }
            />
          )),
        )}
      </Stack>
      <Box sx={{ height: 480 }}>
        <DataGridPro
          label="Orders"
          rows={orders}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </Box>
    </Box>
  );
}
