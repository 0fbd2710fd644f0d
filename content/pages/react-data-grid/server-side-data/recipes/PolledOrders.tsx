import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog } from '#demo-parts/serverControls';

export default function PolledOrders() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [server] = React.useState(() => createServer(setLog));
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: server.getRows,
  }));

  React.useEffect(() => {
    if (!live) return undefined;
    const timer = setInterval(() => {
      server.work();
      apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
    }, 3000);
    return () => clearInterval(timer);
  }, [apiRef, live, server]);

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Refresh every three seconds"
        control={
          <Switch
            checked={live}
            onChange={(event) => setLive(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          density="compact"
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[8]}
          initialState={{
            pagination: { paginationModel: { pageSize: 8 }, rowCount: 0 },
            sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
