import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'traveler', headerName: 'Traveler', flex: 1, minWidth: 160 },
  { field: 'title', headerName: 'Trip', flex: 1, minWidth: 200 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const line = { height: 4, bgcolor: 'warning.main' };

export default function DropIndicator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Bookings to arrange"
        rows={bookings}
        columns={columns}
        rowReordering
        disableColumnSorting
        disableColumnFilter
        hideFooter
        sx={{
          [`& .${gridClasses['row--dropAbove']}::before`]: line,
          [`& .${gridClasses['row--dropBelow']}::after`]: line,
          [`& .${gridClasses['row--beingDragged']}`]: { opacity: 0.4 },
        }}
      />
    </Box>
  );
}
