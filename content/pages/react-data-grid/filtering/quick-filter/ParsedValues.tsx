import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  type GridColDef,
  type GridToolbarQuickFilterProps,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// Commas separate the terms, so a term can contain spaces.
const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const joinWithCommas = (values: string[]) => values.join(', ');

const quickFilterProps: GridToolbarQuickFilterProps = {
  quickFilterParser: splitAtCommas,
  quickFilterFormatter: joinWithCommas,
  debounceMs: 300,
};

export default function ParsedValues() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['gas stove', 'wood stove'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slotProps={{ toolbar: { quickFilterProps } }}
      />
    </Box>
  );
}
