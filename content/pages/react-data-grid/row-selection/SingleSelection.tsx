import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

export default function SingleSelection() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Sensors"
        rows={sensors}
        columns={columns}
        // Selecting all rows needs checkboxes or Pro. Without this, Ctrl+A throws an error.
        onCellKeyDown={(_params, event) => {
          const isA = event.key.toLowerCase() === 'a';
          if (isA && (event.ctrlKey || event.metaKey)) {
            event.defaultMuiPrevented = true;
          }
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 50]}
      />
    </Box>
  );
}
