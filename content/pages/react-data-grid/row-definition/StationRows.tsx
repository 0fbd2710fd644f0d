import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

export default function StationRows() {
  return (
    <Box
      sx={{
        height: 400,
        width: '100%',
        [`& .${gridClasses.row}.flood`]: { fontWeight: 700 },
        [`& .${gridClasses.row}.offline`]: {
          color: 'text.secondary',
          fontStyle: 'italic',
        },
      }}
    >
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        getRowClassName={({ row }) => row.alarm}
        initialState={{
          sorting: { sortModel: [{ field: 'alarm', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
