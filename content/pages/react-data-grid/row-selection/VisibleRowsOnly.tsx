import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function VisibleRowsOnly() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Sensors"
        rows={sensors}
        columns={columns}
        pagination
        checkboxSelection
        checkboxSelectionVisibleOnly
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
      />
    </Box>
  );
}
