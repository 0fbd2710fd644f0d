import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createCache, createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

// The grid can't export rows that it hasn't loaded.
const NO_EXPORT = {
  csvOptions: { disableToolbarButton: true },
  printOptions: { disableToolbarButton: true },
};

export default function LazyOrders() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(createCache);
  const [server] = React.useState(() => createServer(setLog));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getRows(params);
        setError('');
        return response;
      },
    }),
    [server],
  );

  const goTo = (rowIndex: number) =>
    apiRef.current?.scrollToIndexes({ rowIndex });

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls
        onChange={server.change}
        cached={cached}
        onCachedChange={setCached}
      />
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => goTo(0)}>Row 1</Button>
        <Button onClick={() => goTo(119)}>Row 120</Button>
        <Button onClick={() => goTo(239)}>Row 240</Button>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Orders"
          showToolbar
          hideFooter
          disableColumnFilter
          lazyLoading
          // Fill in the rows soon after a jump.
          lazyLoadingRequestThrottleMs={200}
          density="compact"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          slotProps={{ toolbar: NO_EXPORT }}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
          }}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}. Scroll on to try again.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
