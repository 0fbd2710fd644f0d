import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

// Outside the component, so that it stays the same function.
const isRowSelectable = ({ row }: GridRowParams<Sensor>) => row.battery < 50;

export default function SelectableRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sensors"
        rows={sensors}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </Box>
  );
}
