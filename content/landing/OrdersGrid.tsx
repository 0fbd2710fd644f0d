import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

const rows = [
  { id: 4101, port: 'Bergen', crates: 42, due: new Date(2025, 4, 2), paid: true },
  { id: 4102, port: 'Porto', crates: 18, due: new Date(2025, 4, 9), paid: false },
  { id: 4103, port: 'Izmir', crates: 77, due: new Date(2025, 4, 11), paid: true },
  { id: 4104, port: 'Callao', crates: 5, due: new Date(2025, 4, 20), paid: false },
  { id: 4105, port: 'Busan', crates: 130, due: new Date(2025, 5, 1), paid: true },
];

export default function OrdersGrid() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
