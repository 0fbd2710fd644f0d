import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'to', headerName: 'To' },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number' },
];

const rows = [
  { id: 1, carrier: 'Nordpil', to: 'Lindgatan 14, Malmö', weight: 18.4 },
  { id: 2, carrier: 'Nordpil', to: 'Storgatan 2, Lund', weight: 1.1 },
  {
    id: 3,
    carrier: 'Pennine Parcels of York',
    to: 'Mill Lane 220, York',
    weight: 6.1,
  },
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
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Parcels by carrier"
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, includeOutliers: true }}
        initialState={{
          rowGrouping: { model: ['carrier'] },
          columns: { columnVisibilityModel: { carrier: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
