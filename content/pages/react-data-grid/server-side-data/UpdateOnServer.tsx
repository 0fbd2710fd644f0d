import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 170,
    editable: true,
  },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 90,
    editable: true,
  },
];

export default function UpdateOnServer() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({}));
  const [server] = React.useState(() => createServer(setLog));
  const [message, setMessage] = React.useState(
    'Edit a customer or a number of items.',
  );
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      updateRow: async (params) => {
        setMessage('Saving…');
        const saved = await server.updateRow(params);
        setMessage(
          `Saved ${saved.id}: ${saved.customer}, ${saved.items} items`,
        );
        return saved;
      },
    }),
    [server],
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
        onCachedChange={setCached}
      />
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Alert severity="info" role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
      <RequestLog log={log} />
    </Box>
  );
}
