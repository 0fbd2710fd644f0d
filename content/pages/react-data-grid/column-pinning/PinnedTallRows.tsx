import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 130 },
  { field: 'description', headerName: 'Description', width: 260 },
  { field: 'brand', headerName: 'Brand', width: 150 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 85 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 72;

export default function PinnedTallRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Products with descriptions"
        rows={products}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        initialState={{
          pinnedColumns: { left: ['name'], right: ['stock'] },
        }}
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
