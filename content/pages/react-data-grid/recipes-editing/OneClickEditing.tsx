import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    editable: true,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Shelter', 'Packs', 'Sleep', 'Kitchen', 'Light', 'Clothing'],
    width: 130,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function OneClickEditing() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products, edited with one click"
        apiRef={apiRef}
        rows={products}
        columns={columns}
        disableRowSelectionOnClick
        onCellClick={({ id, field, isEditable, cellMode }, event) => {
          // Clicks in an open list also arrive here, but from outside the cell.
          const inCell = event.currentTarget.contains(event.target as Node);
          if (inCell && isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        hideFooter
      />
    </Box>
  );
}
