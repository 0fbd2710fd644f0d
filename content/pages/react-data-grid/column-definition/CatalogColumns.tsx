import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 180,
    cellClassName: ({ row }) => (row.discontinued ? 'discontinued' : ''),
  },
  {
    field: 'category',
    headerName: 'Category',
    width: 110,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 100,
    valueFormatter: (grams: number) =>
      grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(2)} kg`,
  },
  {
    // Computed from a nested object. There is no `volume` in the row.
    field: 'volume',
    headerName: 'Volume (l)',
    type: 'number',
    width: 145,
    valueGetter: (_value, { size }) =>
      Math.round((size.width * size.height * size.depth) / 100) / 10,
  },
  { field: 'releasedOn', headerName: 'Released', type: 'date', width: 110 },
];

export default function CatalogColumns() {
  return (
    <Box
      sx={{
        height: 460,
        width: '100%',
        '& .discontinued': { textDecoration: 'line-through' },
      }}
    >
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'volume', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
