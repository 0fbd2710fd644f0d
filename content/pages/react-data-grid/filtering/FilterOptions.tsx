import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

const DELAYS = [0, 150, 500, 1500];
const NO_FILTERS = '{ items: [] }';

export default function FilterOptions() {
  const [server, setServer] = React.useState(false);
  const [single, setSingle] = React.useState(false);
  const [delay, setDelay] = React.useState(150);
  const [searchDelay, setSearchDelay] = React.useState(150);
  const [model, setModel] = React.useState(NO_FILTERS);

  const toggle = (
    label: string,
    checked: boolean,
    set: (on: boolean) => void,
  ) => (
    <FormControlLabel
      control={<Switch size="small" checked={checked} />}
      label={label}
      onChange={(_event, on) => {
        set(on);
        // The new key resets the grid and its filters.
        setModel(NO_FILTERS);
      }}
    />
  );
  const pick = (label: string, value: number, set: (ms: number) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(Number(event.target.value))}
      sx={{ minWidth: 230 }}
    >
      {DELAYS.map((ms) => (
        <MenuItem key={ms} value={ms}>{`${ms} ms`}</MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {pick('filterDebounceMs', delay, setDelay)}
        {pick('columnFilterDebounceMs', searchDelay, setSearchDelay)}
        {toggle('filterMode="server"', server, setServer)}
        {toggle('disableMultipleColumnsFiltering', single, setSingle)}
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          key={`${server} ${single}`}
          label="Stations"
          showToolbar
          rows={rivers}
          columns={columns}
          filterMode={server ? 'server' : 'client'}
          filterDebounceMs={delay}
          columnFilterDebounceMs={searchDelay}
          disableMultipleColumnsFiltering={single}
          onFilterModelChange={(next) =>
            setModel(JSON.stringify(next, null, 2))
          }
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Filter model"
        sx={{ m: 0, maxHeight: 220, overflow: 'auto', fontSize: 13 }}
      >
        {`<DataGridPro
  filterMode="${server ? 'server' : 'client'}"
  filterDebounceMs={${delay}}
  columnFilterDebounceMs={${searchDelay}}
  disableMultipleColumnsFiltering={${single}}
/>

filterModel = ${model}`}
      </Box>
    </Stack>
  );
}
