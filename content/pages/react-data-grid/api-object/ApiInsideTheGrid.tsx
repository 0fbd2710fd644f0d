import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

function SortToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button />}
        onClick={() => apiRef.current.sortColumn('stock', 'desc')}
      >
        Most in stock first
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ApiInsideTheGrid() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        slots={{ toolbar: SortToolbar }}
        rows={products}
        columns={columns}
      />
    </Box>
  );
}
