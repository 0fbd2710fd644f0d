import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createServer, type Book } from './server';
import { ServerControls } from './serverControls';

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

export default function WithDataSource() {
  const [server] = React.useState(createServer);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: server.getRows }),
    [server],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls onChange={server.change} />
      <Box sx={{ height: 440 }}>
        <DataGrid
          label="Books"
          showToolbar
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
