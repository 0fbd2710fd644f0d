import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { createQueryCache } from './queryCache';
import { createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

const PAGE_SIZE = 8;

const getNextPage = (params: GridGetRowsParams): GridGetRowsParams => {
  const page = (params.paginationModel?.page ?? 0) + 1;
  return {
    ...params,
    paginationModel: { page, pageSize: PAGE_SIZE },
    start: page * PAGE_SIZE,
    end: (page + 1) * PAGE_SIZE - 1,
  };
};

export default function PrefetchPages() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  // Refs, because a new data source would load everything again.
  const options = React.useRef({ cached: true, prefetch: true });
  const [server] = React.useState(() => createServer(setLog));
  const [queries] = React.useState(() => createQueryCache(server.getRows));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { cached: isCached, prefetch } = options.current;
        const load = isCached ? queries.fetchQuery : server.getRows;
        const response = await load(params);
        setError('');
        const next = getNextPage(params);
        const exists = Number(next.start) < (response.rowCount ?? 0);
        if (isCached && prefetch && exists) queries.prefetchQuery(next);
        return response;
      },
    }),
    [queries, server],
  );

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
          queries.clear();
          options.current.cached = next;
          setCached(next);
        }}
      />
      <FormControlLabel
        label="Prefetch the next page"
        disabled={!cached}
        control={
          <Switch
            defaultChecked
            onChange={(_event, checked) => {
              options.current.prefetch = checked;
            }}
          />
        }
      />
      <Box sx={{ height: 440 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          disableColumnFilter
          density="compact"
          columns={columns}
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
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}. Change the page to try again.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
