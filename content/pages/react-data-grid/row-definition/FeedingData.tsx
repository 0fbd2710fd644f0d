import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Climb {
  id: number;
  route: string;
  grade: string;
  pitches: number;
}

const columns: GridColDef<Climb>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  { field: 'grade', headerName: 'Grade', width: 90 },
  { field: 'pitches', headerName: 'Pitches', type: 'number', width: 90 },
];

const firstRows: Climb[] = [
  { id: 1, route: 'Crow Chimney', grade: 'IV', pitches: 6 },
  { id: 2, route: 'South Slab', grade: 'V', pitches: 9 },
];

export default function FeedingData() {
  const [rows, setRows] = React.useState(firstRows);

  const add = () => {
    const id = rows.length + 1;
    setRows([
      ...rows,
      { id, route: `Variant ${id}`, grade: 'III', pitches: 4 },
    ]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={add} sx={{ mb: 1 }}>
        Add a route
      </Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Routes"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
