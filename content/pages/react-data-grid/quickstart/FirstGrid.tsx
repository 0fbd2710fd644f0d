import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, route: 'Larvik – Hirtshals', departs: '08:00', seats: 420 },
  { id: 2, route: 'Tallinn – Helsinki', departs: '10:30', seats: 1900 },
  { id: 3, route: 'Bari – Dubrovnik', departs: '22:00', seats: 640 },
  { id: 4, route: 'Oban – Craignure', departs: '07:25', seats: 250 },
  { id: 5, route: 'Ystad – Rønne', departs: '06:30', seats: 1400 },
  { id: 6, route: 'Split – Hvar', departs: '11:00', seats: 560 },
  { id: 7, route: 'Kiel – Gothenburg', departs: '18:45', seats: 1300 },
  { id: 8, route: 'Piraeus – Naxos', departs: '07:30', seats: 2200 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
  { field: 'departs', headerName: 'Departs', width: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 120 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} />
    </div>
  );
}
