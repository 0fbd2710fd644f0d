import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import {
  aggregationFunctions,
  createServer,
  type LoggedRequest,
} from './server';
import { RequestLog } from '#demo-parts/serverControls';

export default function TotalsOfAllPages() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer(setLog).getSales,
    getAggregatedValue: (row, field) => row[field],
  }));

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales in 2025"
          showToolbar
          pagination
          disableColumnFilter
          disablePivoting
          disableRowGrouping
          density="compact"
          columns={columns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          pageSizeOptions={[8]}
          initialState={{
            aggregation: { model: { revenue: 'median', profit: 'sum' } },
            pagination: { paginationModel: { pageSize: 8 }, rowCount: 0 },
            columns: { columnVisibilityModel: { quarter: false } },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
