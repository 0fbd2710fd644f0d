import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100, resizable: false },
  { field: 'name', headerName: 'Product', width: 200 },
  { field: 'description', headerName: 'Description', width: 380 },
];

export default function Resizing() {
  const [message, setMessage] = React.useState('Drag the line after a header.');
  const [autosize, setAutosize] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Fit a column on double-click"
        control={
          <Switch
            checked={autosize}
            onChange={(event) => setAutosize(event.target.checked)}
          />
        }
      />
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Products"
          rows={products}
          columns={columns}
          disableAutosize={!autosize}
          onColumnResize={({ colDef, width }) =>
            setMessage(`Dragging ${colDef.headerName}: ${Math.round(width)} px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName} is ${Math.round(width)} px wide.`)
          }
        />
      </Box>
    </Box>
  );
}
