import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'title', headerName: 'Stay or journey', flex: 1, minWidth: 180 },
  {
    field: 'guests',
    headerName: 'Guests',
    type: 'number',
    width: 110,
    editable: true,
  },
];

function GuestCount() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const guests = Object.values(lookup).reduce(
    (sum, row) => sum + row['guests'],
    0,
  );

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 2 }}>
        {guests} guests in all bookings
      </Typography>
    </GridFooterContainer>
  );
}

export default function RowSelectors() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        rows={bookings}
        columns={columns}
        slots={{ footer: GuestCount }}
      />
    </Box>
  );
}
