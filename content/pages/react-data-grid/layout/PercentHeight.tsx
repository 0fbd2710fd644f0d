import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'brand', headerName: 'Brand', width: 130 },
];

export default function PercentHeight() {
  const [percent, setPercent] = React.useState(75);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">Height: {percent}%</Typography>
      <Slider
        aria-label="Height of the grid in percent"
        min={50}
        max={100}
        value={percent}
        onChange={(_event, value) => setPercent(Number(value))}
        sx={{ display: 'block', width: 'auto', maxWidth: 320, mx: 1 }}
      />
      <Box sx={{ height: 440, border: '1px dashed', borderColor: 'divider' }}>
        <Box sx={{ height: `${percent}%` }}>
          <DataGrid label="Products" rows={products} columns={columns} />
        </Box>
      </Box>
    </Box>
  );
}
