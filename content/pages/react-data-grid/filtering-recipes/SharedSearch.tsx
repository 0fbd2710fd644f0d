import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const CLOSED = new Set(['delivered', 'returned', 'canceled']);
const GRIDS = [
  {
    label: 'Open orders',
    rows: orders.filter(({ status }) => !CLOSED.has(status)),
  },
  {
    label: 'Closed orders',
    rows: orders.filter(({ status }) => CLOSED.has(status)),
  },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function SharedSearch() {
  const [text, setText] = React.useState('japan');
  const search = React.useDeferredValue(text);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: [],
      quickFilterValues: search.split(' ').filter((word) => word !== ''),
    }),
    [search],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label="Search all orders"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2 }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
          gridAutoRows: 420,
        }}
      >
        {GRIDS.map(({ label, rows }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column' }}>
            <Typography variant="subtitle2" gutterBottom>
              {label}
            </Typography>
            <DataGrid
              aria-label={label}
              rows={rows}
              columns={columns}
              filterModel={filterModel}
              disableColumnFilter
              pageSizeOptions={[100]}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
