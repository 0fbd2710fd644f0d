import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function ApiOutsideTheGrid() {
  const apiRef = useGridApiRef();

  const goTo = (rowIndex: number) => {
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(products[rowIndex].id, 'name');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => goTo(99)}>Go to row 100</Button>
        <Button onClick={() => apiRef.current?.selectRow(3)}>
          Select the third row
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
