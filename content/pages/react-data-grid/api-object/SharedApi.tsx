import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// This component can be in another file, because the ref is a prop like any other.
function FilterButtons({ apiRef }: Required<Pick<DataGridProps, 'apiRef'>>) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
      <Button onClick={() => apiRef.current?.setQuickFilterValues(['stove'])}>
        Find stoves
      </Button>
      <Button onClick={() => apiRef.current?.setQuickFilterValues([])}>
        Show all
      </Button>
    </Stack>
  );
}

export default function SharedApi() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <FilterButtons apiRef={apiRef} />
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={products}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
