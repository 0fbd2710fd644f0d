import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { columns } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog } from '#demo-parts/serverControls';

const editableColumns: GridColDef<Order>[] = columns.map((column) => ({
  ...column,
  editable: column.field === 'items',
}));

export default function SaveAndRefresh() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [status, setStatus] = React.useState('Loading…');
  const [server] = React.useState(() => createServer(setLog));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getRows(params);
        setStatus(
          `Items in all orders: ${response.totalItems.toLocaleString('en-US')}`,
        );
        return response;
      },
      updateRow: async (params) => {
        const saved = await server.updateRow(params);
        // The order and the total may have changed, so ask for both again.
        apiRef.current?.dataSource.cache.clear();
        apiRef.current?.dataSource.fetchRows();
        return saved;
      },
    }),
    [apiRef, server],
  );

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          density="compact"
          disableColumnFilter
          columns={editableColumns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setStatus(message)}
          pageSizeOptions={[8]}
          initialState={{
            pagination: { paginationModel: { pageSize: 8 }, rowCount: 0 },
            sorting: { sortModel: [{ field: 'items', sort: 'desc' }] },
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
      <RequestLog log={log} />
    </Box>
  );
}
