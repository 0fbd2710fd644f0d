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

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 120 },
  {
    field: 'guests',
    headerName: 'Guests tonight',
    type: 'number',
    width: 140,
    editable: true,
  },
];

const rows = [
  { id: 1, hut: 'Glacier Hut', guests: 31 },
  { id: 2, hut: 'Lake Refuge', guests: 18 },
  { id: 3, hut: 'Tor Bivouac', guests: 2 },
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
        {guests} guests in all huts
      </Typography>
    </GridFooterContainer>
  );
}

export default function RowSelectors() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        slots={{ footer: GuestCount }}
      />
    </Box>
  );
}
