import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createServer } from './server';

export default function RetryRange() {
  const apiRef = useGridApiRef();
  const [failure, setFailure] = React.useState<GridGetRowsError | null>(null);
  const [server] = React.useState(() => createServer());
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getRows(params);
        setFailure(null);
        return response;
      },
    }),
    [server],
  );

  const retry = () =>
    failure &&
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failure.params);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            onChange={(_event, checked) => {
              server.change({ failureRate: checked ? 1 : 0 });
            }}
          />
        }
        label="Requests fail"
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          hideFooter
          disableColumnFilter
          lazyLoading
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) setFailure(error);
          }}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
          }}
        />
      </Box>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {failure.message}
        </Alert>
      )}
    </Box>
  );
}
