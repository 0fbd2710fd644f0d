import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rivers, type River } from './rivers';

const columns: GridColDef<River>[] = [
  { field: 'name', headerName: 'River', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 120 },
];

export default function InitialFilter() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Long rivers"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'length', operator: '>', value: '90' }],
            },
          },
        }}
      />
    </Box>
  );
}
