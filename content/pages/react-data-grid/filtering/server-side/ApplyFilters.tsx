import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import type { Order } from '#data/orders';
import { toUrl } from './query';
import { createServer, type LoggedRequest } from './server';
import { useOrders } from './useOrders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 140 },
];

export default function ApplyFilters() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [server] = React.useState(() => createServer(setLog));
  const [draft, setDraft] = React.useState<GridFilterModel>({ items: [] });
  const [url, setUrl] = React.useState(() => toUrl({ items: [] }, 0, 500));
  const { rows, loading } = useOrders(server, url);
  const next = toUrl(draft, 0, 500);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={next === url}
          onClick={() => setUrl(next)}
        >
          Apply filters
        </Button>
        <Box role="status" sx={{ typography: 'body2' }}>
          {`Requests: ${log[0]?.id ?? 0}`}
        </Box>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          loading={loading}
          headerFilters
          disableColumnFilter
          disableColumnSorting
          filterMode="server"
          filterModel={draft}
          onFilterModelChange={setDraft}
        />
      </Box>
    </Box>
  );
}
