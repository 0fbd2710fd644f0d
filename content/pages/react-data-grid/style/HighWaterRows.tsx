import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'alarm', headerName: 'Alarm', width: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function HighWaterRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="River stations"
        rows={rivers}
        columns={columns}
        getRowClassName={({ row }) => row.alarm}
        initialState={{
          sorting: { sortModel: [{ field: 'alarm', sort: 'asc' }] },
        }}
        hideFooter
        sx={(theme) => {
          const { error } = (theme.vars ?? theme).palette;
          const tint = (percent: number) =>
            `color-mix(in srgb, ${error.main} ${percent}%, transparent)`;
          return {
            [`& .${gridClasses.row}.flood`]: {
              bgcolor: tint(12),
              fontWeight: 600,
              '&:hover': { bgcolor: tint(20) },
              '&.Mui-selected': { bgcolor: tint(28) },
              '&.Mui-selected:hover': { bgcolor: tint(34) },
            },
          };
        }}
      />
    </Box>
  );
}
