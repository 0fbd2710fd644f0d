import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function NoQuickFilter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
