import * as React from 'react';
import useSWR from 'swr';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { columns } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

const NO_ROWS: Order[] = [];

export default function SwrOrders() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [server] = React.useState(() => createServer(setLog));
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 8,
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const { data, error, isLoading, mutate } = useSWR(
    ['orders', paginationModel, sortModel, filterModel],
    ([, { page, pageSize }, sort, filter]) =>
      server.getRows({
        sortModel: sort,
        filterModel: filter,
        start: page * pageSize,
        end: (page + 1) * pageSize - 1,
      }),
    { keepPreviousData: true, shouldRetryOnError: false },
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls onChange={server.change} />
      <Box sx={{ height: 440 }}>
        <DataGrid
          label="Orders"
          showToolbar
          disableColumnFilter
          density="compact"
          columns={columns}
          rows={data?.rows ?? NO_ROWS}
          rowCount={data?.rowCount ?? 0}
          loading={isLoading}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          onSortModelChange={setSortModel}
          onFilterModelChange={setFilterModel}
          pageSizeOptions={[8]}
        />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              onClick={() => mutate()}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Try again
            </Button>
          }
        >
          The orders could not be loaded.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
