import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function CacheLifetime() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createServer());
  const [cache] = React.useState(
    () => new GridDataSourceCacheDefault({ ttl: 10_000 }),
  );
  const [requests, setRequests] = React.useState(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const answer = server.getRows(params);
        setRequests(server.countRequests());
        return answer;
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
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Requests to the server: {requests}
      </Typography>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
