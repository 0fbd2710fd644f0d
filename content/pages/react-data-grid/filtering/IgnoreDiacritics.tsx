import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
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
          label="Rivers whose name contains “sev”"
          showToolbar
          rows={rivers}
          columns={columns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'name', operator: 'contains', value: 'sev' }],
              },
            },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
