import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { recipes, type Recipe } from './recipes';

const columns: GridColDef<Recipe>[] = [
  {
    field: 'dish',
    headerName: 'Dish',
    flex: 1,
    minWidth: 130,
    // Words must start with what was typed.
    getApplyQuickFilterFn: (text: string) => (dish: string) =>
      dish
        .split(' ')
        .some((word) => word.toLowerCase().startsWith(text.toLowerCase())),
  },
  {
    field: 'origin',
    headerName: 'Origin',
    width: 100,
    getApplyQuickFilterFn: () => null,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 100,
    // A number finds dishes that are ready by then.
    getApplyQuickFilterFn: (text: string) =>
      Number(text) > 0 ? (minutes: number) => minutes <= Number(text) : null,
  },
];

export default function CustomLogic() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Recipes"
        showToolbar
        rows={recipes}
        columns={columns}
        hideFooter
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['30'] } },
        }}
      />
    </Box>
  );
}
