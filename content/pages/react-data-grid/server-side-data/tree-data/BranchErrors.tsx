import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef } from './columns';
import { createServer } from './server';

export default function BranchErrors() {
  const apiRef = useGridApiRef();
  const isBroken = React.useRef(true);
  const [error, setError] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createServer({
      shouldFail: (groupKeys) => groupKeys.length > 0 && isBroken.current,
    });
    return {
      getRows: async (params) => {
        const response = await server.getRows(params);
        setError('');
        return response;
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childrenCount,
    };
  });

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            defaultChecked
            onChange={(_event, checked) => {
              isBroken.current = checked;
            }}
          />
        }
        label="Folders can't be loaded"
      />
      <Box sx={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Files"
          hideFooter
          treeData
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(reason) => setError(reason.message)}
          groupingColDef={groupingColDef}
          initialState={{ pagination: { rowCount: 0 } }}
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'} sx={{ mt: 1 }}>
        {error
          ? `${error}. Open the folder again to retry.`
          : 'Open a folder to see the error.'}
      </Alert>
    </Box>
  );
}
