import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
    width: 120,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function OrderSearch() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [server] = React.useState(() => createServer(setLog));
  const [delayMs, setDelayMs] = React.useState(600);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, field: 'status', operator: 'is', value: 'shipped' }],
  });
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 10,
  });
  const { page, pageSize } = paginationModel;
  const { rows, rowCount, loading, error } = useOrders(
    server,
    toUrl(filterModel, page, pageSize),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Delay of the server"
          value={delayMs}
          onChange={(_event, ms: number | null) => {
            if (ms !== null) {
              server.change({ delayMs: ms });
              setDelayMs(ms);
            }
          }}
        >
          <ToggleButton value={0}>0 s</ToggleButton>
          <ToggleButton value={600}>0.6 s</ToggleButton>
          <ToggleButton value={3000}>3 s</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          label="Requests fail"
          control={<Switch size="small" />}
          onChange={(_event, fails) => server.change({ fails })}
        />
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGrid
          label="Orders"
          showToolbar
          rows={rows}
          columns={columns}
          loading={loading}
          disableColumnSorting
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[10, 25]}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}. Change the filter to try again.
        </Alert>
      )}
      <Box
        component="pre"
        role="log"
        aria-label="Requests, newest first"
        tabIndex={0}
        sx={{
          height: 130,
          m: 0,
          mt: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 13,
        }}
      >
        {log.map(
          ({ id, url, result }) =>
            `${String(id).padStart(3)}  GET ${url} → ${result}\n`,
        )}
      </Box>
    </Box>
  );
}
