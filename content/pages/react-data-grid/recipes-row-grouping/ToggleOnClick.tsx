import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

export default function ToggleOnClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Products"
        rows={products}
        columns={columns}
        disableRowSelectionOnClick
        onRowClick={({ id }) => {
          const node = gridRowNodeSelector(apiRef, id);
          if (node?.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        getRowClassName={({ id }) =>
          gridRowNodeSelector(apiRef, id)?.type === 'group' ? 'group' : ''
        }
        groupingColDef={{ headerName: 'Category and brand', width: 210 }}
        initialState={{
          rowGrouping: { model: ['category', 'brand'] },
          aggregation: { model: { stock: 'sum' } },
          columns: { columnVisibilityModel: { category: false, brand: false } },
        }}
        sx={{ '& .group': { cursor: 'pointer' } }}
      />
    </Box>
  );
}
