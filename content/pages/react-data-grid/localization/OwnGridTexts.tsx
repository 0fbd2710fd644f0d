import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// Outside the component: a new object on every render would cost time.
const localeText = {
  toolbarQuickFilterPlaceholder: 'Find a product',
  noResultsOverlayLabel: "We don't sell that",
  footerRowSelected: (count: number) =>
    count === 1 ? 'One product chosen' : `${count} products chosen`,
};

export default function OwnGridTexts() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        checkboxSelection
        localeText={localeText}
      />
    </Box>
  );
}
