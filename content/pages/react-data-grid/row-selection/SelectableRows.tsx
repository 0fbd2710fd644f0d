import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function SelectableRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sensors"
        rows={sensors}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ row }) => row.battery < 50}
      />
    </Box>
  );
}
