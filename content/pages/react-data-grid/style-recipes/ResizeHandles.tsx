import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'Booking', width: 100, resizable: false },
  { field: 'traveler', headerName: 'Traveler', width: 150 },
  { field: 'title', headerName: 'Stay or journey', width: 230 },
  { field: 'status', headerName: 'Status', width: 110, resizable: false },
  {
    field: 'guests',
    headerName: 'Guests',
    type: 'number',
    width: 90,
    resizable: false,
  },
];

const { columnSeparator } = gridClasses;
const resizable = gridClasses['columnSeparator--resizable'];

export default function ResizeHandles() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Bookings"
        rows={bookings}
        columns={columns}
        sx={{
          [`& .${columnSeparator}:not(.${resizable})`]: { display: 'none' },
        }}
        hideFooter
      />
    </Box>
  );
}
