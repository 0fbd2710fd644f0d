import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const ALARMS: RiverStation['alarm'][] = [
  'offline',
  'low',
  'normal',
  'high',
  'flood',
];

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'alarm',
    headerName: 'Alarm',
    width: 120,
    sortComparator: (a, b) => ALARMS.indexOf(a) - ALARMS.indexOf(b),
  },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function AlarmComparator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations by alarm"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'alarm', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
