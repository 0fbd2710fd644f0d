import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, columnVisibilityModel } from './columns';
import { createServer, type LoggedRequest } from './server';
import { RequestLog } from '#demo-parts/serverControls';

const choices: Record<string, Partial<DataGridPremiumProps>> = {
  'No group': {},
  'The first level': { defaultGroupingExpansionDepth: 1 },
  'Only Lanterns': {
    isGroupExpandedByDefault: (node) => node.groupingKey === 'Lanterns',
  },
};

// Outside the component, so that the grid doesn't build the column again.
const groupingColDef = { headerName: 'Line and quarter', width: 180 };

export default function OpenGroups() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('The first level');
  const [log, setLog] = React.useState<LoggedRequest[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: createServer({ onLog: setLog }).getRows,
    getGroupKey: (row) => row.group,
    getChildrenCount: (row) => row.count ?? 0,
  }));

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef, choice]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Open at the start"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ minWidth: 180, mb: 2 }}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          key={choice}
          apiRef={apiRef}
          label="Sales in 2025"
          hideFooter
          disableColumnFilter
          density="compact"
          columns={columns}
          dataSource={dataSource}
          groupingColDef={groupingColDef}
          initialState={{
            rowGrouping: { model: ['line', 'quarter'] },
            pagination: { rowCount: 0 },
            columns: { columnVisibilityModel },
          }}
          {...choices[choice]}
        />
      </Box>
      <RequestLog log={log} />
    </Box>
  );
}
