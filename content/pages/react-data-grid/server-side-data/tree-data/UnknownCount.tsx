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

const dataSource: GridDataSource = {
  getRows: createServer().getRows,
  getGroupKey: (row) => row.name,
  // Folders can be opened, but their count isn't known.
  getChildrenCount: (row) => (row.kind === 'folder' ? -1 : 0),
};

export default function UnknownCount() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        apiRef={apiRef}
        aria-label="Files"
        hideFooter
        treeData
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(reason) => setError(reason.message)}
        groupingColDef={groupingColDef}
        initialState={{ pagination: { rowCount: 0 } }}
        disableColumnFilter
      />
    </Box>
  );
}
