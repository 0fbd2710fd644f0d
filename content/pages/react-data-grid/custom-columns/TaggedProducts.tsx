import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { tagsColumn } from './tagsColumn';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 130 },
  { ...tagsColumn, editable: true },
];

export default function TaggedProducts() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Products with tags"
        rows={products}
        columns={columns}
        showToolbar
      />
    </Box>
  );
}
