import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// Commas separate the terms, so a term can contain spaces.
const parser = (text: string) =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

const formatter = (terms: string[]) => terms.join(', ');

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter
        expanded
        parser={parser}
        formatter={formatter}
        debounceMs={300}
        style={{ display: 'flex', flex: 1, gap: 8 }}
      >
        <QuickFilterControl
          placeholder="gas stove, mesa verda"
          size="small"
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search products',
                },
              }}
              sx={{ flex: 1 }}
            />
          )}
        />
        <QuickFilterClear>Clear</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysVisibleSearch() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        showToolbar
        rows={products}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
      />
    </Box>
  );
}
