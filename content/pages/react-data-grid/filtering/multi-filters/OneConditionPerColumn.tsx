import Box from '@mui/material/Box';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 130 },
];

// Offers the column of the condition itself and the unused ones.
const filterColumns = (args: FilterColumnsArgs) => {
  const used = new Set(args.currentFilters.map(({ field }) => field));
  return args.columns
    .map(({ field }) => field)
    .filter((field) => field === args.field || !used.has(field));
};

// Starts a new condition with the first unused column.
const getColumnForNewFilter = (args: GetColumnForNewFilterArgs) => {
  const used = new Set(args.currentFilters.map(({ field }) => field));
  return args.columns.find(({ field }) => !used.has(field))?.field ?? null;
};

export default function OneConditionPerColumn() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        slotProps={{
          filterPanel: {
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
      />
    </Box>
  );
}
