import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

// Equal values only merge in neighboring rows.
const rows = [...rivers].sort(
  (a, b) =>
    a.basin.localeCompare(b.basin, 'en') ||
    a.river.localeCompare(b.river, 'en') ||
    a.kilometer - b.kilometer,
);

const byRiver = (_value: unknown, row: RiverStation) => row.river;
const separate = () => null;

const columns: GridColDef<RiverStation>[] = [
  { field: 'basin', headerName: 'Basin', width: 130, display: 'flex' },
  { field: 'river', headerName: 'River', width: 130, display: 'flex' },
  {
    field: 'country',
    headerName: 'Country',
    width: 120,
    display: 'flex',
    rowSpanValueGetter: byRiver,
  },
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 140,
    rowSpanValueGetter: separate,
  },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    rowSpanValueGetter: separate,
  },
  {
    field: 'alarm',
    headerName: 'Alarm',
    width: 100,
    rowSpanValueGetter: separate,
  },
];

export default function RiverBasins() {
  const [merged, setMerged] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Merge equal cells"
        control={
          <Switch
            checked={merged}
            onChange={(event) => setMerged(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 480 }}>
        <DataGrid
          label="River stations by basin"
          rows={rows}
          columns={columns}
          rowSpanning={merged}
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
