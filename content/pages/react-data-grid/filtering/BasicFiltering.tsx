import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Shelter', 'Packs', 'Sleep', 'Kitchen', 'Light', 'Clothing'],
    width: 110,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
  { field: 'releasedOn', headerName: 'Released', type: 'date', width: 110 },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 120,
  },
];

export default function BasicFiltering() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
      />
    </Box>
  );
}
