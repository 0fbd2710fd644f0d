import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function DenseRows() {
  const [rowHeight, setRowHeight] = React.useState(32);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 1, mb: 1 }}>
        <Typography variant="body2">rowHeight: {rowHeight}</Typography>
        <Slider
          size="small"
          aria-label="rowHeight"
          min={24}
          max={88}
          value={rowHeight}
          onChange={(_event, next) => setRowHeight(Number(next))}
        />
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGrid
          label="Products"
          rows={products}
          columns={columns}
          rowHeight={rowHeight}
        />
      </Box>
    </Box>
  );
}
