import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'location', headerName: 'Office', width: 110 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function PanelFooter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Employees"
        showToolbar
        rows={employees}
        columns={columns}
        slotProps={{
          columnsManagement: {
            disableShowHideToggle: true,
            disableResetButton: true,
          },
        }}
      />
    </Box>
  );
}
