import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createCache, createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

export default function InfiniteOrders() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(createCache);
  const [server] = React.useState(() => createServer(setLog));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        // Leave the count out, as an API that doesn't know the total would.
        const { rows } = await server.getRows(params);
        setError('');
        return { rows };
      },
    }),
    [server],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls
        onChange={server.change}
        cached={cached}
        onCachedChange={setCached}
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {error || `Last request: ${log[0]?.text ?? 'none yet'}`}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Orders"
          hideFooter
          disableColumnFilter
          lazyLoading
          scrollEndThreshold={200}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: -1 },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
