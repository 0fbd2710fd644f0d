import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180, disableReorder: true },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'location', headerName: 'Office', width: 130 },
  { field: 'hiredOn', headerName: 'Hired', type: 'date', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 120 },
];

export default function ColumnOrder() {
  const apiRef = useGridApiRef();
  const [keep, setKeep] = React.useState(false);
  const [order, setOrder] = React.useState(columns.map(({ field }) => field));

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the position when dropped outside"
        control={
          <Switch
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Order: {order.join(', ')}
      </Typography>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees"
          rows={employees}
          columns={columns}
          keepColumnPositionIfDraggedOutside={keep}
          onColumnOrderChange={() =>
            setOrder(
              apiRef.current?.getAllColumns().map(({ field }) => field) ?? [],
            )
          }
        />
      </Box>
    </Box>
  );
}
