import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

// Each operator tests the name first and then the SKU.
const nameOrSku = getGridStringOperators()
  .filter(({ value }) => ['contains', 'startsWith'].includes(value))
  .map((operator): typeof operator => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const test = operator.getApplyFilterFn(item, column);
      if (!test) {
        return null;
      }
      return (value, row, ...rest) =>
        test(value, row, ...rest) || test(row.sku, row, ...rest);
    },
  }));

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 250,
    filterOperators: nameOrSku,
    renderCell: ({ row }) => `${row.name} (${row.sku})`,
  },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function SearchTwoFields() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'name', operator: 'startsWith', value: 'TR' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
