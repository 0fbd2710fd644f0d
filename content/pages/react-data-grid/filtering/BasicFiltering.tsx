import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const grams = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'gram' });

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Shelter', 'Packs', 'Sleep', 'Kitchen', 'Light', 'Clothing'],
    width: 120,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  { field: 'brand', headerName: 'Brand', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 150,
    renderCell: ({ value }) =>
      value && <Rating readOnly size="small" precision={0.1} value={value} />,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    renderCell: ({ value, formattedValue }) => (
      <Box component="span" sx={value < 0 ? { color: 'error.main' } : null}>
        {formattedValue}
      </Box>
    ),
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => grams.format(value),
  },
  { field: 'releasedOn', headerName: 'Released', type: 'date', width: 110 },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 120,
  },
];

const only = (item: GridFilterItem): GridFilterModel => ({ items: [item] });

const shortcuts: Record<string, GridFilterModel> = {
  Everything: { items: [] },
  'Top rated': only({ field: 'rating', operator: '>=', value: '4.5' }),
  'Back-ordered': only({ field: 'stock', operator: '<', value: '0' }),
  'New in 2025': only({
    field: 'releasedOn',
    operator: 'onOrAfter',
    value: '2025-01-01',
  }),
  'Under 300 g': only({ field: 'weight', operator: '<', value: '300' }),
  'Warm and dry': only({
    field: 'category',
    operator: 'isAnyOf',
    value: ['Sleep', 'Shelter'],
  }),
};

export default function BasicFiltering() {
  const [filterModel, setFilterModel] = React.useState(shortcuts['Top rated']);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {Object.entries(shortcuts).map(([label, model]) => (
          <Chip
            key={label}
            label={label}
            color={model === filterModel ? 'primary' : 'default'}
            aria-pressed={model === filterModel}
            onClick={() => setFilterModel(model)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 520 }}>
        <DataGrid
          label="Outdoor gear"
          showToolbar
          rows={products}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
