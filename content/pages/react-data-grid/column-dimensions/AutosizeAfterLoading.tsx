import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Product' },
  { field: 'description', headerName: 'Description', maxWidth: 320 },
  { field: 'brand', headerName: 'Brand' },
];

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Product[]>([]);

  const load = () => {
    // The new rows must be on screen before they can be measured.
    flushSync(() => setRows(products));
    apiRef.current?.autosizeColumns({
      includeOutliers: true,
      includeHeaders: true,
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} sx={{ mb: 1 }}>
        Load products
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
