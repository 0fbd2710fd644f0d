import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { ratingColumn } from './ratingColumn';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'rating', headerName: 'Rating', editable: true, ...ratingColumn },
  { field: 'reviews', headerName: 'Reviews', type: 'number', width: 110 },
];

export default function RatedProducts() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid label="Rated products" rows={products} columns={columns} />
    </Box>
  );
}
