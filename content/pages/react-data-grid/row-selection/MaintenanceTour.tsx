import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 95 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'floor', headerName: 'Floor', width: 110 },
  { field: 'kind', headerName: 'Measures', width: 120 },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    width: 160,
    display: 'flex',
    renderCell: ({ value, row }) => (
      <Stack
        direction="row"
        spacing={1}
        sx={{ width: '100%', alignItems: 'center' }}
      >
        <LinearProgress
          variant="determinate"
          aria-label={`Battery of ${row.id}`}
          value={value}
          color={value < 20 ? 'error' : 'success'}
          sx={{ flex: 1, height: 6, borderRadius: 3 }}
        />
        <span>{value}%</span>
      </Stack>
    ),
  },
];

const select = (rows: Sensor[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(rows.map(({ id }) => id)),
});
const empty = sensors.filter(({ battery }) => battery < 20);

export default function MaintenanceTour() {
  const [selection, setSelection] = React.useState(select(empty));
  const tour = sensors.filter(
    ({ id }) => selection.ids.has(id) === (selection.type === 'include'),
  );
  const floors = [...new Set(tour.map(({ floor }) => floor))];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography role="status" sx={{ flex: 1, minWidth: 240 }}>
          {tour.length === 0
            ? 'Select the sensors that need a new battery.'
            : `${tour.length} batteries to replace: ${floors.join(', ')}`}
        </Typography>
        <Button onClick={() => setSelection(select(empty))}>Below 20%</Button>
        <Button onClick={() => setSelection(select([]))}>None</Button>
      </Stack>
      <Box sx={{ height: 480 }}>
        <DataGrid
          aria-label="Sensors"
          rows={sensors}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          initialState={{
            sorting: { sortModel: [{ field: 'battery', sort: 'asc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
