import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createServer } from './server';

export default function InfiniteOrders() {
  const [last, setLast] = React.useState('none yet');
  const [error, setError] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => {
    const load = createServer({ onRequest: setLast });
    return {
      // Leave the count out, as an API that doesn't know the total would.
      getRows: async (params) => ({ rows: (await load(params)).rows }),
    };
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {error || `Last request: ${last}`}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Orders"
          hideFooter
          disableColumnFilter
          lazyLoading
          scrollEndThreshold={200}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          initialState={{
            pagination: { paginationModel: { pageSize: 20 }, rowCount: -1 },
          }}
        />
      </Box>
    </Box>
  );
}
