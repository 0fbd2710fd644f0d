import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

/** Marks what the search found in a cell. */
function Found({ formattedValue }: GridRenderCellParams<Product>) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const text = String(formattedValue ?? '');
  const word = words.find((part) =>
    text.toLowerCase().includes(String(part).toLowerCase()),
  );
  if (!word) return text;
  const start = text.toLowerCase().indexOf(String(word).toLowerCase());
  const end = start + String(word).length;
  return (
    <span>
      {text.slice(0, start)}
      <Box
        component="mark"
        sx={{
          bgcolor: 'warning.light',
          color: 'common.black',
          borderRadius: 0.5,
        }}
      >
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </span>
  );
}

const renderCell = (params: GridRenderCellParams<Product>) => (
  <Found {...params} />
);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190, renderCell },
  { field: 'category', headerName: 'Category', width: 110, renderCell },
  { field: 'brand', headerName: 'Brand', width: 120, renderCell },
  {
    field: 'tags',
    headerName: 'Tags',
    flex: 1,
    minWidth: 220,
    valueFormatter: (tags: string[]) => tags.join(', '),
    renderCell,
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const searches = [
  'tent',
  'kestrelle pack',
  'gas lightweight',
  'sleep down',
  '0',
];

export default function BasicQuickFilter() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {searches.map((search) => (
          <Chip
            key={search}
            label={search}
            onClick={() =>
              apiRef.current?.setQuickFilterValues(search.split(' '))
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 480 }}>
        <DataGrid
          apiRef={apiRef}
          label="Products"
          showToolbar
          rows={products}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [],
                quickFilterValues: ['kestrelle', 'pack'],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
