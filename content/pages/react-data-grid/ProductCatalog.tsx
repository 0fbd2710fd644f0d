import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Shelter', 'Packs', 'Sleep', 'Kitchen', 'Light', 'Clothing'],
    width: 110,
    editable: true,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Rating size="small" precision={0.1} value={row.rating} readOnly />
    ),
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
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 80,
    editable: true,
    cellClassName: ({ value }) => (Number(value) <= 0 ? 'sold-out' : ''),
  },
  { field: 'releasedOn', headerName: 'Released', type: 'date', width: 110 },
];

export default function ProductCatalog() {
  return (
    <Box
      sx={{ height: 480, width: '100%', '& .sold-out': { fontWeight: 700 } }}
    >
      <DataGrid
        label="Products"
        showToolbar
        rows={products}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
