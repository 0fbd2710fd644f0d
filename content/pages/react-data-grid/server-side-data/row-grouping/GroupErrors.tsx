import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { columns, columnVisibilityModel } from './columns';
import { createServer } from './server';

// Outside the component, because new ones make the grid rebuild its column and its groups.
const groupingColDef = { headerName: 'Line and quarter', width: 180 };
const isOpen = ({ groupingKey }: GridGroupNode) => groupingKey === 'Lanterns';

export default function GroupErrors() {
  const apiRef = useGridApiRef();
  const isBroken = React.useRef(true);
  const [message, setMessage] = React.useState('Loading…');
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createServer();
    return {
      getRows: async (params) => {
        const path = (params.groupKeys ?? []).join(', ');
        server.change({ failureRate: path && isBroken.current ? 1 : 0 });
        const response = await server.getRows(params);
        if (path) setMessage(`${path}: loaded.`);
        return response;
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count ?? 0,
    };
  });

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Groups can't be loaded"
        control={
          <Switch
            defaultChecked
            onChange={(_event, checked) => {
              isBroken.current = checked;
            }}
          />
        }
      />
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales in 2025"
          hideFooter
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const path =
              error instanceof GridGetRowsError
                ? (error.params.groupKeys ?? [])
                : [];
            setMessage(`${path.join(', ') || 'All groups'}: ${error.message}.`);
          }}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isOpen}
          initialState={{
            rowGrouping: { model: ['line', 'quarter'] },
            pagination: { rowCount: 0 },
            columns: { columnVisibilityModel },
          }}
        />
      </Box>
      <Alert
        severity="info"
        role="status"
        sx={{ mt: 1, minHeight: { xs: 68, sm: 48 } }}
      >
        {message}
      </Alert>
    </Box>
  );
}
