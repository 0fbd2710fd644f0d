import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import {
  aggregationFunctions,
  createServer,
  type LoggedRequest,
} from './server';
import { RequestLog } from '#demo-parts/serverControls';

export default function LazyTotals() {
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer(setLog).getSales,
    getAggregatedValue: (row, field) => row[field],
  }));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Sales in 2025"
          hideFooter
          disableColumnFilter
          disableRowGrouping
          lazyLoading
          density="compact"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          initialState={{
            aggregation: { model: { revenue: 'sum', profit: 'sum' } },
            pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
            columns: { columnVisibilityModel: { quarter: false } },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
