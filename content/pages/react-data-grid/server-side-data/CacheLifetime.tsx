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
import { createServer, type Book } from './server';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'shelf', headerName: 'Shelf', width: 90, filterable: false },
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 100,
    filterable: false,
  },
];

const cache = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function CacheLifetime() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
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
          aria-label="Books"
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
