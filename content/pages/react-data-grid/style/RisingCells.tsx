import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

// Stations without a change, or without a value, have no color.
const getTrend = (change: number) =>
  change === 0 ? '' : change < 0 ? 'falling' : 'rising';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change (cm)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => getTrend(Number(value)),
  },
];

export default function RisingCells() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .rising': { bgcolor: 'success.dark', color: 'common.white' },
        '& .falling': { bgcolor: 'grey.800', color: 'common.white' },
      }}
    >
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
