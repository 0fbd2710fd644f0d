import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'sku',
    headerName: 'SKU',
    width: 100,
    minWidth: 90,
    maxWidth: 140,
  },
  {
    field: 'description',
    headerName: 'Description',
    width: 320,
    minWidth: 160,
  },
];

export default function MinimumWidth() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Products" rows={products} columns={columns} />
    </Box>
  );
}
