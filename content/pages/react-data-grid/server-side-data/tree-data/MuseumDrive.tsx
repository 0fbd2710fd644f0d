import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef } from './columns';
import { createServer } from './server';

export default function MuseumDrive() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);
  const [error, setError] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer({
      onRequest: (line) => setLog((old) => [line, ...old].slice(0, 50)),
    }),
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.childrenCount,
  }));

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
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
          onDataSourceError={(reason) => setError(reason.message)}
          groupingColDef={groupingColDef}
          initialState={{ pagination: { rowCount: 0 } }}
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      <Box
        component="pre"
        role="log"
        aria-label="Requested folders, newest first"
        tabIndex={0}
        sx={{
          height: 110,
          overflow: 'auto',
          m: 0,
          mt: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
        }}
      >
        {log.join('\n')}
      </Box>
    </Box>
  );
}
