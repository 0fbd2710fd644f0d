import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './recipes';

const columns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  { field: 'origin', headerName: 'Origin', width: 100 },
  { field: 'season', headerName: 'Season', width: 100 },
];

export default function HiddenColumns() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Recipes"
        showToolbar
        rows={recipes}
        columns={columns}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { season: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['winter'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
      />
    </Box>
  );
}
