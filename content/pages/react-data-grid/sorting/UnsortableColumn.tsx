import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
  { field: 'basin', headerName: 'Basin', width: 120, sortable: false },
  { field: 'river', headerName: 'River', width: 130 },
];

export default function UnsortableColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stations by basin"
        rows={rivers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'basin', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
