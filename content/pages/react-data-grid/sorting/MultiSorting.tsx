import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'basin', headerName: 'Basin', width: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function MultiSorting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stations by basin and level"
        rows={rivers}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'basin', sort: 'asc' },
              { field: 'level', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
