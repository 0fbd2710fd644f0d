import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { bookings, type Booking } from '#data/bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'kind', headerName: 'Kind' },
  { field: 'title', headerName: 'Stay or journey' },
  { field: 'traveler', headerName: 'Traveler' },
  { field: 'price', headerName: 'Price', type: 'number' },
];

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        apiRef.current?.autosizeColumns({
          includeHeaders: true,
          includeOutliers: true,
        });
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Bookings by kind"
        rows={bookings}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, includeOutliers: true }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'rail'}
        initialState={{
          rowGrouping: { model: ['kind'] },
          columns: { columnVisibilityModel: { kind: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
