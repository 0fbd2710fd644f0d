import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Product' },
  { field: 'description', headerName: 'Description', maxWidth: 320 },
  { field: 'brand', headerName: 'Brand' },
];

export default function Autosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: true,
    expand: false,
  });
  const names = Object.keys(options) as (keyof typeof options)[];

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns(options)}
        >
          Autosize
        </Button>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ ml: 1 }}
            control={
              <Switch
                checked={options[name]}
                onChange={(event) =>
                  setOptions({ ...options, [name]: event.target.checked })
                }
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={products}
          columns={columns}
          autosizeOptions={options}
        />
      </Box>
    </Box>
  );
}
