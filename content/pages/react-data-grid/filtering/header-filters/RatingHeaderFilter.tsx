import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

function StarsInput(props: GridFilterInputValueProps) {
  const { item, applyValue, headerFilterMenu, clearButton } = props;

  return (
    <>
      <TextField
        select
        fullWidth
        className={props.className}
        size={props.slotProps?.root.size}
        label={props.slotProps?.root.label ?? 'Stars'}
        disabled={props.disabled}
        inputRef={props.inputRef ?? props.focusElementRef}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        value={item.value ?? ''}
        onChange={(event) =>
          applyValue({ ...item, value: event.target.value || undefined })
        }
        slotProps={{
          select: { native: true },
          htmlInput: { tabIndex: props.tabIndex },
          inputLabel: { shrink: true },
        }}
      >
        <option value="">Any</option>
        <option value="4">★★★★</option>
        <option value="3">★★★</option>
        <option value="2">★★</option>
      </TextField>
      {headerFilterMenu}
      {clearButton}
    </>
  );
}

const filterOperators: GridFilterOperator<Product, number | null>[] = [
  {
    value: 'atLeast',
    label: 'at least',
    headerLabel: 'At least',
    InputComponent: StarsInput,
    getApplyFilterFn: ({ value }) =>
      value ? (rating) => rating !== null && rating >= Number(value) : null,
  },
  {
    value: 'unrated',
    label: 'has no rating',
    headerLabel: 'No rating',
    requiresFilterValue: false,
    getApplyFilterFn: () => (rating) => rating === null,
  },
];

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  { field: 'brand', headerName: 'Brand', width: 160 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 180,
    filterOperators,
  },
];

export default function RatingHeaderFilter() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        headerFilters
      />
    </Box>
  );
}
