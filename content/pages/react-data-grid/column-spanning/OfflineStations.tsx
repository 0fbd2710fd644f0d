import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 130,
    colSpan: (_value, row) => (row.alarm === 'offline' ? 3 : 1),
    renderCell: ({ row, formattedValue }) =>
      row.alarm === 'offline' ? (
        <Box sx={{ textAlign: 'center', color: 'text.secondary' }}>
          Offline since {row.measuredAt.toLocaleDateString('en-US')}
        </Box>
      ) : (
        formattedValue
      ),
  },
  { field: 'change', headerName: 'Change', type: 'number', width: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
];

export default function OfflineStations() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Stations, offline ones with one message"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'level', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
