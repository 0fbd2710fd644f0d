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
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
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
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function WithDataSource() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({}));
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
      <Box sx={{ height: 460 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          onDataSourceError={({ message }) => setError(message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          }}
          pageSizeOptions={[10, 20]}
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
