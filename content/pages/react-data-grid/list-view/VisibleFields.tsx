import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Name', hideable: false },
  { field: 'brand', headerName: 'Brand' },
  { field: 'category', headerName: 'Category' },
  { field: 'stock', headerName: 'Stock', type: 'number' },
];

function ProductCard({ product }: { product: Product }) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const details = [
    visibility.brand !== false && product.brand,
    visibility.category !== false && product.category,
    visibility.stock !== false && `${product.stock} in stock`,
  ].filter(Boolean);

  return (
    <Box sx={{ py: 1.5, lineHeight: 1.4, whiteSpace: 'normal' }}>
      <strong>{product.name}</strong>
      <div>{details.join(' · ')}</div>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Product> = {
  field: 'card',
  renderCell: ({ row }) => <ProductCard product={row} />,
};

const getRowHeight = () => 'auto' as const;

export default function VisibleFields() {
  return (
    <Box sx={{ height: 440, mx: 'auto', width: '100%', maxWidth: 420 }}>
      <DataGridPro
        aria-label="Products"
        showToolbar
        rows={products}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        initialState={{
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </Box>
  );
}
