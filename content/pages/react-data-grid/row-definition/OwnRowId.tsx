import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// Outside the component, so that its reference stays the same.
const getRowId = (product: Product) => product.sku;

export default function OwnRowId() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={products}
        columns={columns}
        getRowId={getRowId}
      />
    </Box>
  );
}
