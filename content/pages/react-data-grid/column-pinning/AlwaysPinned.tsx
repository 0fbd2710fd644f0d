import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'Booking', width: 120, pinnable: false },
  { field: 'traveler', headerName: 'Traveler', width: 190 },
  { field: 'title', headerName: 'Trip', width: 260 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function AlwaysPinned() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Bookings"
        rows={bookings}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
      />
    </Box>
  );
}
