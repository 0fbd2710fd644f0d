import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

function SearchToolbar() {
  const [open, setOpen] = React.useState(true);

  return (
    <Toolbar>
      {!open && <Typography sx={{ flex: 1, mx: 0.5 }}>Products</Typography>}
      <QuickFilter
        defaultExpanded={open}
        onExpandedChange={setOpen}
        style={open ? { flex: 1, display: 'flex' } : undefined}
      >
        {/* Both stay mounted, so that the focus can move between them. */}
        <QuickFilterControl
          placeholder="Search, or leave to close"
          size="small"
          render={({ ref, slotProps, ...control }) => (
            // The grid moves the focus to this ref when the field opens.
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search products',
                },
              }}
              sx={{ flex: 1, display: open ? 'flex' : 'none' }}
            />
          )}
        />
        <QuickFilterTrigger
          render={<ToolbarButton aria-label="Search products" />}
          style={open ? { display: 'none' } : undefined}
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

export default function ExpandingSearch() {
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
