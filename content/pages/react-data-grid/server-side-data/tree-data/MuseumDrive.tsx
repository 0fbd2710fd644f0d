import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef } from './columns';
import { createCache, createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

export default function MuseumDrive() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [error, setError] = React.useState('');
  const [cached, setCached] = React.useState(true);
  const [cache] = React.useState(createCache);
  const [server] = React.useState(() => createServer({ onLog: setLog }));
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await server.getRows(params);
        setError('');
        return response;
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childrenCount,
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
      <Box sx={{ height: 460 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Files"
          showToolbar
          hideFooter
          treeData
          density="compact"
          defaultGroupingExpansionDepth={1}
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cached ? cache : null}
          onDataSourceError={(reason) => setError(reason.message)}
          groupingColDef={groupingColDef}
          initialState={{ pagination: { rowCount: 0 } }}
        />
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}. Open the folder again to retry.
        </Alert>
      )}
      <RequestLog log={log} />
    </Box>
  );
}
