import * as React from 'react';
import Box from '@mui/material/Box';
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
        {open ? (
          <QuickFilterControl
            aria-label="Search products"
            placeholder="Search, or leave to close"
            size="small"
            style={{ flex: 1 }}
          />
        ) : (
          <QuickFilterTrigger
            render={<ToolbarButton aria-label="Search products" />}
          >
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        )}
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
