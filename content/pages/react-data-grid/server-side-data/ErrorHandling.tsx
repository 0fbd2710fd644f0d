import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer } from './server';
import { ServerControls } from '#demo-parts/serverControls';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function ErrorHandling() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createServer());
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await server.getRows(params);
        setError('');
        return answer;
      },
    }),
    [server],
  );

  const retry = (
    <Button
      color="inherit"
      onClick={() => apiRef.current?.dataSource.fetchRows()}
    >
      Try again
    </Button>
  );

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls onChange={server.change} />
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Alert
        severity={error ? 'error' : 'success'}
        action={error ? retry : undefined}
        sx={{ mt: 1 }}
      >
        {error || 'Let all requests fail, and go to the next page.'}
      </Alert>
    </Box>
  );
}
