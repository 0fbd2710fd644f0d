import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Crossing {
  id: number;
  route: string;
  arrives: Date;
  cars: number;
}

const rows: Crossing[] = [
  {
    id: 1,
    route: 'Larvik – Hirtshals',
    arrives: new Date(2025, 5, 3, 11, 45),
    cars: 130,
  },
  {
    id: 2,
    route: 'Tallinn – Helsinki',
    arrives: new Date(2025, 5, 3, 12, 30),
    cars: 410,
  },
  {
    id: 3,
    route: 'Bari – Dubrovnik',
    arrives: new Date(2025, 5, 4, 8, 0),
    cars: 95,
  },
];

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  {
    field: 'arrives',
    headerName: 'Arrives',
    width: 100,
    type: 'dateTime',
    valueFormatter: (value: Date) =>
      value.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  {
    field: 'load',
    headerName: 'Load',
    width: 100,
    valueGetter: (_value, row) => (row.cars > 100 ? 'high' : 'low'),
  },
];

export default function TypedGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Crossings"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
