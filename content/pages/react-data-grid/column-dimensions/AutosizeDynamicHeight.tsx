import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Product', maxWidth: 180 },
  { field: 'brand', headerName: 'Brand' },
  { field: 'description', headerName: 'Description', maxWidth: 280 },
];

const getRowHeight = () => 'auto' as const;
// For rows that haven't been measured yet, so that the scrollbar hardly jumps.
const getEstimatedRowHeight = () => 58;

export default function AutosizeDynamicHeight() {
  return (
    <Box sx={{ height: 420, width: '100%', '& .MuiDataGrid-cell': { py: 1 } }}>
      <DataGrid
        aria-label="Products"
        rows={products}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        autosizeOnMount
        autosizeOptions={{ includeHeaders: true, includeOutliers: true }}
      />
    </Box>
  );
}
