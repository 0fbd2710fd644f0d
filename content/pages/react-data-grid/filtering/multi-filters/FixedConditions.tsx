import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 130 },
];

export default function FixedConditions() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Products"
        showToolbar
        disableColumnMenu
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'name', field: 'name', operator: 'contains' },
                { id: 'stock', field: 'stock', operator: '<', value: '20' },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.And],
            filterFormProps: {
              filterColumns: ({ field }: FilterColumnsArgs) => [field],
              deleteIconProps: { sx: { display: 'none' } },
            },
          },
        }}
      />
    </Box>
  );
}
