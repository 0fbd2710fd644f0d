import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import {
  aggregationFunctions,
  createCache,
  createServer,
  type LoggedRequest,
} from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

// Outside the component, because new ones make the grid rebuild its column and its groups.
const groupingColDef = { headerName: 'Line and quarter', width: 170 };
const isOpen = ({ groupingKey }: GridGroupNode) => groupingKey === 'Lanterns';

export default function ReturnsOnServer() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(createCache);
  const [server] = React.useState(() => createServer(setLog));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getSales(params);
        setError('');
        return response;
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count ?? 0,
      getAggregatedValue: (row, field) => row[field],
    }),
    [server],
  );

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <ServerControls
        onChange={server.change}
        cached={cached}
        onCachedChange={setCached}
      />
      <Box
        sx={{
          height: 460,
          '& .alarming': { color: 'error.main', fontWeight: 'bold' },
        }}
      >
        <DataGridPremium
          apiRef={apiRef}
          label="Sales in 2025"
          showToolbar
          hideFooter
          disableColumnFilter
          disablePivoting
          density="compact"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          onDataSourceError={({ message }) => setError(message)}
          aggregationFunctions={aggregationFunctions}
          isGroupExpandedByDefault={isOpen}
          groupingColDef={groupingColDef}
          initialState={{
            rowGrouping: { model: ['line', 'quarter'] },
            aggregation: {
              model: { returned: 'rate', revenue: 'sum', profit: 'sum' },
            },
            pagination: { rowCount: 0 },
            columns: { columnVisibilityModel: { line: false, quarter: false } },
          }}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}. Open the group again, or sort a column to reload.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
