import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'description', headerName: 'Description', width: 300 },
];

export default function HiddenColumns() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { description: false } },
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['summit'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
      />
    </Box>
  );
}
