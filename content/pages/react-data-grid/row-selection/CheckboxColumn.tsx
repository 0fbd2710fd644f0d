import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Measures', width: 120 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 90 },
];

export default function CheckboxColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sensors"
        rows={sensors}
        columns={columns}
        checkboxSelection
      />
    </Box>
  );
}
