import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'river', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 140 },
];

export default function InitialFilter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Stations on long rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'length', operator: '>', value: '150' }],
            },
          },
        }}
      />
    </Box>
  );
}
