import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { toUrl } from './query';
import { createServer, type LoggedRequest } from './server';
import { useOrders } from './useOrders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function DebouncedRequests() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [server] = React.useState(() => createServer(setLog));
  const [pause, setPause] = React.useState(800);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const { rows, loading } = useOrders(server, toUrl(filterModel, 0, 500));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="filterDebounceMs"
          value={pause}
          onChange={(event) => setPause(Number(event.target.value))}
          sx={{ width: 170 }}
        >
          <MenuItem value={0}>0 ms</MenuItem>
          <MenuItem value={150}>150 ms</MenuItem>
          <MenuItem value={800}>800 ms</MenuItem>
        </TextField>
        <Box role="status" sx={{ typography: 'body2' }}>
          {`Requests: ${log[0]?.id ?? 0}`}
        </Box>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Orders"
          showToolbar
          rows={rows}
          columns={columns}
          loading={loading}
          filterMode="server"
          filterDebounceMs={pause}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
