import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

export default function IgnoreDiacritics() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ignore}
            onChange={(event) => setIgnore(event.target.checked)}
          />
        }
        label="Ignore accents"
      />
      <Box sx={{ height: 330 }}>
        <DataGrid
          key={String(ignore)}
          label="Stations on rivers that contain “sev”"
          showToolbar
          rows={rivers}
          columns={columns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'river', operator: 'contains', value: 'sev' }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
