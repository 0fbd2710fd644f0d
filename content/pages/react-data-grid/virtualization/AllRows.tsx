import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function AllRows() {
  const [all, setAll] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Render all rows"
        control={
          <Switch
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Stations to search in"
          rows={rivers}
          columns={columns}
          disableVirtualization={all}
          hideFooter
        />
      </Box>
    </Box>
  );
}
