import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100, disableReorder: true },
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 180,
    disableReorder: true,
  },
  { field: 'category', headerName: 'Category', width: 105 },
  { field: 'brand', headerName: 'Brand', width: 115 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 85 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

export default function FixedColumns() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro label="Products" rows={products} columns={columns} />
    </Box>
  );
}
