import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'Foxglove', height: 110 },
  { id: 2, plant: 'Thyme', height: 15 },
  { id: 3, plant: 'Hollyhock', height: 180 },
  { id: 4, plant: 'Violet', height: 12 },
];

const CALLS: Record<string, (api: GridApi) => unknown> = {
  'getRow(2)': (api) => api.getRow(2),
  'getSortedRowIds()': (api) => api.getSortedRowIds(),
  "setDensity('compact')": (api) => api.setDensity('compact'),
  "setColumnWidth('plant', 220)": (api) => api.setColumnWidth('plant', 220),
  "toggleColumnMenu('height')": (api) => api.toggleColumnMenu('height'),
  'getDataAsCsv()': (api) => api.getDataAsCsv(),
  'exportState().columns': (api) => api.exportState().columns,
};

export default function ApiConsole() {
  const apiRef = useGridApiRef();
  const [call, setCall] = React.useState('getRow(2)');
  const [result, setResult] = React.useState('');

  const run = () => {
    if (apiRef.current) {
      const value = CALLS[call](apiRef.current);
      setResult(
        value === undefined ? 'undefined' : JSON.stringify(value, null, 1),
      );
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <TextField
          select
          size="small"
          label="Method"
          value={call}
          onChange={(event) => setCall(event.target.value)}
          sx={{ width: 250 }}
        >
          {Object.keys(CALLS).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={run}>
          Run
        </Button>
      </Stack>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plants"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="log"
        aria-label="Result"
        tabIndex={0}
        sx={{ height: 110, overflow: 'auto', mt: 1, mb: 0 }}
      >
        {result}
      </Box>
    </Box>
  );
}
