import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function ApiOutsideTheGrid() {
  const apiRef = useGridApiRef();

  const goTo = (rowIndex: number) => {
    // The rows may be sorted or filtered, so ask the grid which row this is.
    const id = gridExpandedSortedRowIdsSelector(apiRef).at(rowIndex);
    if (id === undefined) return;
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(id, 'name');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => goTo(99)}>Go to row 100</Button>
        <Button onClick={() => apiRef.current?.selectRow(3)}>
          Select product 3
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={products}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
