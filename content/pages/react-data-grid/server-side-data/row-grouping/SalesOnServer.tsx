import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { columns, columnVisibilityModel } from './columns';
import { createCache, createServer, type LoggedRequest } from './server';
import { RequestLog, ServerControls } from '#demo-parts/serverControls';

const views: Record<string, string[]> = {
  'By line': ['line', 'quarter'],
  'By region': ['region', 'country'],
  'No groups': [],
};

// Outside the component, because new ones make the grid rebuild its column and its groups.
const groupingColDef = { headerName: 'Group', width: 180 };
const isOpen = ({ depth, groupingKey }: GridGroupNode) =>
  depth === 0 && ['Lanterns', 'North'].includes(String(groupingKey));

export default function SalesOnServer() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState(views['By line']);
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
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count ?? 0,
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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, value: string | null) => {
          if (value !== null) setModel(value ? value.split(',') : []);
        }}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {Object.entries(views).map(([label, fields]) => (
          <ToggleButton key={label} value={fields.join()}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          height: 460,
          '& .low': { color: 'error.main', fontWeight: 'bold' },
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
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          isGroupExpandedByDefault={isOpen}
          groupingColDef={groupingColDef}
          initialState={{
            pagination: { rowCount: 0 },
            columns: { columnVisibilityModel },
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
