import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function ControlledSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['S-03']),
  });
  const ids = [...selection.ids].join(', ');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {selection.type === 'include'
          ? `Selected: ${ids || 'none'}`
          : `All but: ${ids || 'none'}`}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Sensors"
          rows={sensors}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Box>
  );
}
