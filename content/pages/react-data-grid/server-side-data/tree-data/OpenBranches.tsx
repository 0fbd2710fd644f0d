import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef } from './columns';
import { createServer } from './server';

const choices: Record<string, Partial<DataGridProProps>> = {
  'No folder': {},
  'The first level': { defaultGroupingExpansionDepth: 1 },
  'Two levels': { defaultGroupingExpansionDepth: 2 },
  'Only Collection': {
    isGroupExpandedByDefault: (node) => node.groupingKey === 'Collection',
  },
};

const server = createServer();

export default function OpenBranches() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('The first level');
  const [requests, setRequests] = React.useState(0);
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => {
      setRequests((old) => old + 1);
      return server.getRows(params);
    },
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.childrenCount,
  }));

  // Version 8.13 only sends the first request automatically in strict mode.
  React.useEffect(() => {
    apiRef.current?.dataSource.fetchRows();
  }, [apiRef, choice]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Open at the start"
          value={choice}
          onChange={(event) => {
            setChoice(event.target.value);
            setRequests(0);
          }}
          sx={{ minWidth: 180 }}
        >
          {Object.keys(choices).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status">Requests: {requests}</Typography>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          key={choice}
          apiRef={apiRef}
          aria-label="Files"
          hideFooter
          treeData
          disableColumnFilter
          columns={columns}
          dataSource={dataSource}
          groupingColDef={groupingColDef}
          initialState={{ pagination: { rowCount: 0 } }}
          {...choices[choice]}
        />
      </Box>
    </Box>
  );
}
