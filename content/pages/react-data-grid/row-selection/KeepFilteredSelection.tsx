import * as React from 'react';
import Box from '@mui/material/Box';
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

export default function KeepFilteredSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['S-02', 'S-05']),
  });

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Sensors"
        showToolbar
        rows={sensors}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </Box>
  );
}
