import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './recipes';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  { field: 'origin', headerName: 'Origin', width: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function NoQuickFilter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Recipes"
        showToolbar
        rows={recipes}
        columns={columns}
        hideFooter
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
