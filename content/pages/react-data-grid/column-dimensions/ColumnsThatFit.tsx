import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'title', headerName: 'Stay or journey', flex: 1, minWidth: 180 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'traveler', headerName: 'Traveler', width: 160 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 100 },
];

export default function ColumnsThatFit() {
  const [part, setPart] = React.useState(1);
  const [width, setWidth] = React.useState(1000);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the grid"
        value={part}
        onChange={(_event, value: number | null) => value && setPart(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={1}>Full width</ToggleButton>
        <ToggleButton value={0.5}>Half width</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 400, width: `${part * 100}%` }}>
        <DataGrid
          aria-label="Bookings"
          rows={bookings}
          columns={columns}
          onResize={(size) => setWidth(size.width)}
          resizeThrottleMs={100}
          columnVisibilityModel={{
            traveler: width >= 480,
            guests: width >= 600,
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
