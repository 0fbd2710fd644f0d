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

export default function ErrorHandling() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createServer);
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
          aria-label="Books"
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
        {error || 'Let the server fail, then go to the next page.'}
      </Alert>
    </Box>
  );
}
