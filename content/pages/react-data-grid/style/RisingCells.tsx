import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tides, type Tide } from './tides';

const columns: GridColDef<Tide>[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Change (m)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'falling' : 'rising'),
  },
];

export default function RisingCells() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .rising': { bgcolor: 'success.dark', color: 'common.white' },
        '& .falling': { bgcolor: 'grey.800', color: 'common.white' },
      }}
    >
      <DataGrid aria-label="Tides" rows={tides} columns={columns} hideFooter />
    </Box>
  );
}
