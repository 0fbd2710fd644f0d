import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'title', headerName: 'Stay or journey', flex: 1, minWidth: 200 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'requested',
      'confirmed',
      'completed',
      'canceled',
      'no-show',
    ],
    width: 130,
    editable: true,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  {
    field: 'start',
    headerName: 'Starts',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(value),
  },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
];

export default function NextGrid() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        label="Bookings"
        showToolbar
        rows={bookings}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
