import Box from '@mui/material/Box';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { ...GRID_REORDER_COL_DEF, width: 70 },
];

// Passes on the grid's class name but not its other props, and sets the size of the icon.
function Handle({ className }: { className?: string }) {
  return <DragHandleIcon className={className} fontSize="small" />;
}

export default function HandleAtTheEnd() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Products with handles at the end"
        rows={products}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: Handle }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
