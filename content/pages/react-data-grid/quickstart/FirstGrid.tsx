import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, route: 'Larvik – Hirtshals', departs: '08:00', seats: 420 },
  { id: 2, route: 'Tallinn – Helsinki', departs: '10:30', seats: 1900 },
  { id: 3, route: 'Bari – Dubrovnik', departs: '22:00', seats: 640 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 200 },
  { field: 'departs', headerName: 'Departs', width: 100 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} />
    </div>
  );
}
