import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Order } from '#data/orders';

const STATUS_COLORS = {
  new: 'info',
  packing: 'info',
  'on hold': 'warning',
  shipped: 'primary',
  delivered: 'success',
  returned: 'error',
  canceled: 'default',
} as const;

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

function Margin({ value = 0, row }: GridRenderCellParams<Order, number>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label={`Margin of ${row.id}`}
        color={value < 0.1 ? 'error' : 'success'}
        value={Math.min(100, Math.max(0, value * 200))}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box component="span" sx={{ width: 36, textAlign: 'end' }}>
        {percent.format(value)}
      </Box>
    </Box>
  );
}

export const orderColumns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 110,
    renderCell: ({ id, tabIndex }) => (
      <Link href={`https://example.com/orders/${id}`} tabIndex={tabIndex}>
        {id}
      </Link>
    ),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 195 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(STATUS_COLORS),
    width: 110,
    editable: true,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.status}
        color={STATUS_COLORS[row.status]}
      />
    ),
  },
  {
    field: 'weeks',
    headerName: 'Last 12 weeks',
    width: 140,
    display: 'flex',
    valueGetter: (weeks: number[]) => weeks.reduce((sum, n) => sum + n, 0),
    renderCell: ({ row }) => (
      <SparkLineChart
        role="img"
        aria-label={`From ${row.weeks[0]} to ${row.weeks.at(-1)} items`}
        data={row.weeks}
        plotType="bar"
        width={120}
        height={28}
      />
    ),
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: (params) => <Margin {...params} />,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'dateTime', width: 190 },
  { field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 120 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'rep', headerName: 'Sales rep', width: 170, editable: true },
];
