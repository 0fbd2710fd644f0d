import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  {
    field: 'id',
    headerName: 'Booking',
    description: 'width: 100',
    width: 100,
  },
  {
    field: 'title',
    headerName: 'Stay or journey',
    description: 'flex: 2, minWidth: 190',
    flex: 2,
    minWidth: 190,
  },
  {
    field: 'traveler',
    headerName: 'Traveler',
    description: 'flex: 1, minWidth: 140, maxWidth: 240',
    flex: 1,
    minWidth: 140,
    maxWidth: 240,
  },
  {
    field: 'price',
    headerName: 'Price',
    description: 'width: 120',
    type: 'number',
    width: 120,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
];

export default function FlexibleWidths() {
  const [percent, setPercent] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">Width of the grid: {percent}%</Typography>
      <Slider
        aria-label="Width of the grid"
        min={40}
        max={100}
        value={percent}
        onChange={(_event, value) => setPercent(Number(value))}
        sx={{ maxWidth: 320, mx: 1 }}
      />
      <Box sx={{ height: 440, width: `${percent}%` }}>
        <DataGrid
          aria-label="Bookings"
          rows={bookings}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
