import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
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

export default function NoCache() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createServer());
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: server.getRows }),
    [server],
  );

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
