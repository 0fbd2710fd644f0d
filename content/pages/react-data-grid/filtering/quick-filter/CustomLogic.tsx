import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 190,
    // Words must start with what was typed.
    getApplyQuickFilterFn: (text: string) => (name: string) =>
      name
        .split(' ')
        .some((word) => word.toLowerCase().startsWith(text.toLowerCase())),
  },
  {
    field: 'brand',
    headerName: 'Brand',
    width: 130,
    getApplyQuickFilterFn: () => null,
  },
  {
    field: 'weight',
    headerName: 'Weight (g)',
    type: 'number',
    width: 120,
    // A number finds products up to that weight.
    getApplyQuickFilterFn: (text: string) =>
      Number(text) > 0 ? (weight: number) => weight <= Number(text) : null,
  },
];

export default function CustomLogic() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['tr', '600'] },
          },
        }}
      />
    </Box>
  );
}
