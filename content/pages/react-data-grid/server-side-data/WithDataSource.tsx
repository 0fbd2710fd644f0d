import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer, type LoggedRequest } from './server';
import { ServerControls } from '#demo-parts/serverControls';

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
      <ServerControls onChange={server.change} />
      <Box sx={{ height: 460 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          columns={columns}
          dataSource={dataSource}
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
      <Box
        component="pre"
        role="log"
        aria-label="Requests, newest first"
        tabIndex={0}
        sx={{ height: 130, overflow: 'auto', m: 0, mt: 2, fontSize: 13 }}
      >
        {log.map(
          ({ id, text, result }) =>
            `${String(id).padStart(3)}  ${text} → ${result}\n`,
        )}
      </Box>
    </Box>
  );
}
