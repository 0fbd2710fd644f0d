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
const groupingColDef = { width: 140 };

export default function ColumnPerLevel() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer({ onLog: setLog }).getRows,
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
          label="Sales in 2025"
          hideFooter
          disableColumnFilter
          density="compact"
          columns={columns}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          rowGroupingColumnMode="multiple"
          groupingColDef={groupingColDef}
          initialState={{
            rowGrouping: { model: ['region', 'country'] },
            pagination: { rowCount: 0 },
            columns: { columnVisibilityModel },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
