import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '#data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'location', headerName: 'Office', width: 120 },
];

const columnGroupingModel = [
  {
    groupId: 'Position',
    children: [{ field: 'title' }, { field: 'department' }],
  },
];

export default function GroupHeaderHeight() {
  const [height, setHeight] = React.useState(32);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">
        columnGroupHeaderHeight: {height} pixels
      </Typography>
      <Slider
        aria-label="Height of the group header"
        min={24}
        max={80}
        value={height}
        onChange={(_event, value) => setHeight(Number(value))}
        sx={{ display: 'block', width: 'auto', maxWidth: 320, mx: 1 }}
      />
      <Box sx={{ height: 400 }}>
        <DataGrid
          label="Employees with a group header"
          rows={employees}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          columnGroupHeaderHeight={height}
        />
      </Box>
    </Box>
  );
}
