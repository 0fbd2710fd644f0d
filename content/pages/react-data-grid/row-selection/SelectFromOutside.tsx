import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function SelectFromOutside() {
  const apiRef = useGridApiRef();
  const [places, setPlaces] = React.useState('');

  const selectEmpty = () =>
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(
        sensors.filter(({ battery }) => battery < 20).map(({ id }) => id),
      ),
    });
  const readSelection = () => {
    const selected = gridRowSelectionIdsSelector(apiRef);
    setPlaces([...selected.values()].map(({ place }) => place).join(', '));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button onClick={selectEmpty}>Select low batteries</Button>
        <Button onClick={readSelection}>Plan a tour</Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Sensors"
          rows={sensors}
          columns={columns}
          checkboxSelection
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: 20 }}>
        {places && `Tour: ${places}`}
      </Typography>
    </Box>
  );
}
