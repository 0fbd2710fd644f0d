import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import type { Order } from '#data/orders';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

/** Keeps everything until it is cleared. */
function createCache(): GridDataSourceCache {
  const answers = new Map<string, GridGetRowsResponse>();
  return {
    set: (key, value) => answers.set(JSON.stringify(key), value),
    get: (key) => answers.get(JSON.stringify(key)),
    clear: () => answers.clear(),
  };
}

export default function OwnCache() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createServer());
  const [cache] = React.useState(createCache);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: server.getRows }),
    [server],
  );

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={reload} sx={{ mb: 1 }}>
        Clear cache and reload
      </Button>
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
