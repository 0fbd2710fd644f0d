import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

function StockFilter({ colDef, item, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <TextField
      select
      fullWidth
      size="small"
      inputRef={inputRef}
      value={item.value === undefined ? '' : `${item.operator} ${item.value}`}
      onChange={(event) => {
        const [operator, value] = event.target.value.split(' ');
        if (value === undefined) {
          apiRef.current.deleteFilterItem(item);
        } else {
          apiRef.current.upsertFilterItem({ ...item, operator, value });
        }
      }}
      onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
      onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': 'Filter by stock', tabIndex: -1 },
      }}
    >
      <option value="">Any</option>
      <option value="> 0">In stock</option>
      <option value="< 20">Below 20</option>
      <option value="<= 0">Sold out</option>
    </TextField>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  { field: 'brand', headerName: 'Brand', width: 160 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 160,
    renderHeaderFilter: (params) => <StockFilter {...params} />,
  },
];

export default function StockHeaderFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={products}
        columns={columns}
        headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
