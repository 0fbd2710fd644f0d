import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { between } from './between';
import { atLeastStars } from './stars';
import { hasTags } from './tags';

const TAGS = [...new Set(products.flatMap(({ tags }) => tags))].sort();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    filterOperators: [atLeastStars],
    renderCell: ({ row }) =>
      row.rating !== null && (
        <Rating readOnly size="small" precision={0.1} value={row.rating} />
      ),
  },
  {
    field: 'weight',
    headerName: 'Weight (g)',
    type: 'number',
    width: 150,
    filterOperators: [between],
  },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 230,
    sortable: false,
    valueFormatter: (tags: string[]) => tags.join(', '),
    filterOperators: [hasTags(TAGS)],
  },
];

const PRESETS = {
  'Four stars and up': { field: 'rating', operator: 'atLeastStars', value: 4 },
  '200 to 500 g': {
    field: 'weight',
    operator: 'between',
    value: ['200', '500'],
  },
  'Waterproof and lightweight': {
    field: 'tags',
    operator: 'hasTags',
    value: ['waterproof', 'lightweight'],
  },
} satisfies Record<string, GridFilterItem>;

export default function CustomOperators() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {Object.entries(PRESETS).map(([label, item]) => (
          <Chip
            key={label}
            label={label}
            onClick={() =>
              apiRef.current?.setFilterModel({ items: [{ id: 1, ...item }] })
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGrid
          apiRef={apiRef}
          label="Products"
          showToolbar
          rows={products}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [{ id: 1, ...PRESETS['Four stars and up'] }],
              },
            },
          }}
        />
      </Box>
    </Box>
  );
}
