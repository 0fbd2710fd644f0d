import * as React from 'react';
import { QueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { columns } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

const PAGE_SIZE = 8;
const STALE_MS = 300_000;

const editableColumns: GridColDef<Order>[] = columns.map((column) => ({
  ...column,
  editable: column.field === 'items',
}));

export default function TanStackQueryOrders() {
  const apiRef = useGridApiRef();
  // In your app, use the client of your provider: useQueryClient().
  const [queryClient] = React.useState(
    () =>
      // Keeps every response. By default, unused ones are removed after five minutes.
      new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }),
  );
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  // A ref, because a new data source would load everything again.
  const staleTime = React.useRef(STALE_MS);
  const [server] = React.useState(() => createServer(setLog));
  const dataSource = React.useMemo<GridDataSource>(() => {
    const createQuery = (params: GridGetRowsParams) => {
      const { filterModel, sortModel, start, end } = params;
      return {
        queryKey: ['orders', { filterModel, sortModel, start, end }],
        queryFn: () => server.getRows(params),
        staleTime: staleTime.current,
      };
    };
    return {
      getRows: async (params) => {
        setError('');
        const response = await queryClient.fetchQuery(createQuery(params));
        const start = params.end + 1;
        const next = { ...params, start, end: params.end + PAGE_SIZE };
        if (staleTime.current > 0 && start < Number(response.rowCount)) {
          queryClient.prefetchQuery(createQuery(next));
        }
        return response;
      },
      updateRow: async (params) => {
        const saved = await server.updateRow(params);
        await queryClient.invalidateQueries({ queryKey: ['orders'] });
        // The grid doesn't observe the queries, so ask for the page again.
        apiRef.current?.dataSource.fetchRows();
        return saved;
      },
    };
  }, [apiRef, queryClient, server]);

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls
        onChange={server.change}
        cached={cached}
        onCachedChange={(next) => {
          staleTime.current = next ? STALE_MS : 0;
          setCached(next);
        }}
      />
      <Box sx={{ height: 440 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          disableColumnFilter
          density="compact"
          columns={editableColumns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={{
            pagination: {
              paginationModel: { pageSize: PAGE_SIZE },
              rowCount: 0,
            },
          }}
        />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button
              color="inherit"
              onClick={() => apiRef.current?.dataSource.fetchRows()}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Try again
            </Button>
          }
        >
          {error}.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
