import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const BRANDS = [...new Set(products.map(({ brand }) => brand))].sort();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function FreeFilters() {
  const [brand, setBrand] = React.useState('');
  const [inStock, setInStock] = React.useState(true);
  const [weights, setWeights] = React.useState([200, 1500]);

  // The grid receives a new array only when a filter changes.
  const rows = React.useMemo(
    () =>
      products.filter(
        (product) =>
          (brand === '' || product.brand === brand) &&
          (!inStock || product.stock > 0) &&
          product.weight >= weights[0] &&
          product.weight <= weights[1],
      ),
    [brand, inStock, weights],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={3}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Brand"
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
          sx={{ width: 160 }}
        >
          <MenuItem value="">All brands</MenuItem>
          {BRANDS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ width: 200, px: 1 }}>
          <Typography variant="caption">
            {`${weights[0]} to ${weights[1]} g`}
          </Typography>
          <Slider
            size="small"
            min={0}
            max={4000}
            step={50}
            value={weights}
            onChange={(_event, value: number | number[]) =>
              setWeights([value].flat())
            }
            getAriaLabel={(index) =>
              index === 0 ? 'Minimum weight' : 'Maximum weight'
            }
          />
        </Box>
        <FormControlLabel
          label="In stock"
          control={<Switch checked={inStock} />}
          onChange={(_event, checked) => setInStock(checked)}
        />
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid label="Products" showToolbar rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
