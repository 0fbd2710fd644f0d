import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';
import { createRandom } from './random';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  {
    field: 'change',
    headerName: 'Change (cm)',
    type: 'number',
    width: 135,
    valueFormatter: (value: number | null) =>
      value === null
        ? ''
        : `${value > 0 ? '▲ +' : value < 0 ? '▼ ' : ''}${value}`,
    cellClassName: ({ value }) => (Number(value) > 20 ? 'rising' : ''),
  },
  { field: 'alarm', headerName: 'Alarm', width: 100 },
];

const random = createRandom();

function measure(row: RiverStation): RiverStation {
  if (row.level === null) {
    return row;
  }
  const change = random(-12, 30);
  const level = Math.max(0, row.level + change);
  return { ...row, level, change, alarm: level > 400 ? 'flood' : row.alarm };
}

export default function RisingRivers() {
  const [rows, setRows] = React.useState(rivers);

  return (
    <Box sx={{ width: '100%', '& .rising': { fontWeight: 700 } }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={() => setRows(rows.map(measure))}>
          Measure again
        </Button>
        <Button onClick={() => setRows(rows.slice(1))}>
          Remove the first station
        </Button>
        <Button onClick={() => setRows(rivers)}>Reset</Button>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGrid
          aria-label="River stations"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </Box>
    </Box>
  );
}
