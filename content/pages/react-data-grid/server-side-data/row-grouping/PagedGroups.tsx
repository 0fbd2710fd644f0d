import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, columnVisibilityModel } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog } from '#demo-parts/serverControls';

// Outside the component, so that the grid doesn't build the column again.
const groupingColDef = { headerName: 'Sales rep', width: 220 };

export default function PagedGroups() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer({ onLog: setLog, paged: true }).getRows,
    getGroupKey: (row) => row.group,
    getChildrenCount: (row) => row.count ?? 0,
  }));

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales by sales rep"
          pagination
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[6]}
          groupingColDef={groupingColDef}
          initialState={{
            rowGrouping: { model: ['rep'] },
            pagination: { paginationModel: { pageSize: 6 }, rowCount: 0 },
            columns: {
              columnVisibilityModel: { ...columnVisibilityModel, rep: false },
            },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
