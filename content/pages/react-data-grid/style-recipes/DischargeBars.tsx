import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'share',
    headerName: 'Of the mean (%)',
    type: 'number',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    valueGetter: (_value, { discharge, mean }) =>
      discharge === null ? null : Math.round((discharge / mean) * 100),
    renderCell: ({ value, formattedValue }) =>
      typeof value === 'number' && (
        <Box sx={{ position: 'relative', width: '100%', lineHeight: '28px' }}>
          <Box
            // The full width is 200%.
            style={{ inlineSize: `${Math.min(100, value / 2)}%` }}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              insetInlineStart: 0,
              borderRadius: 0.5,
              bgcolor: value > 100 ? 'info.main' : 'warning.main',
              opacity: 0.3,
            }}
          />
          <Box component="span" sx={{ position: 'relative', px: 1 }}>
            {formattedValue}
          </Box>
        </Box>
      ),
  },
];

export default function DischargeBars() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Discharge of river stations"
        density="compact"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'share', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
