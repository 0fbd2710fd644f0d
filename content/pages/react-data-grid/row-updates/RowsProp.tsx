import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'wind', headerName: 'Wind (kn)', type: 'number', width: 110 },
  { field: 'gust', headerName: 'Gust (kn)', type: 'number', width: 110 },
];

export default function RowsProp() {
  const [rows, setRows] = React.useState(stations);

  const freshen = () =>
    setRows(rows.map((row) => ({ ...row, wind: row.wind + 1 })));
  const removeLast = () => setRows(rows.slice(0, -1));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={freshen}>Wind picks up</Button>
        <Button onClick={removeLast}>Remove last</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid aria-label="Wind" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
