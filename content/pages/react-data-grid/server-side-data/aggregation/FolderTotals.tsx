import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { fileColumns } from './columns';
import {
  aggregationFunctions,
  createServer,
  type LoggedRequest,
} from './server';
import { RequestLog } from '#demo-parts/serverControls';

// Outside the component, so that the grid doesn't build the column again.
const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 185 };

export default function FolderTotals() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer(setLog).getFiles,
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.childrenCount,
    getAggregatedValue: (row, field) => row[field],
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
          label="Files"
          treeData
          hideFooter
          disableColumnFilter
          disableRowGrouping
          density="compact"
          columns={fileColumns}
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          defaultGroupingExpansionDepth={1}
          groupingColDef={groupingColDef}
          initialState={{
            aggregation: { model: { size: 'sum', modifiedAt: 'max' } },
            pagination: { rowCount: 0 },
          }}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
