import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 170 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Shelter', 'Packs', 'Sleep', 'Kitchen', 'Light', 'Clothing'],
    width: 190,
  },
  { field: 'brand', headerName: 'Brand', width: 150 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 180 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 140 },
  { field: 'releasedOn', headerName: 'Released', type: 'date', width: 180 },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 150,
  },
];

export default function ProductHeaderFilters() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={products}
        columns={columns}
        headerFilters
        disableColumnFilter
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          pinnedColumns: { left: ['name'] },
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'category', operator: 'is', value: 'Kitchen' },
                { id: 2, field: 'weight', operator: '<', value: 400 },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
