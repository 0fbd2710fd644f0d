import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '#data/products';

function RatingCell(params: GridRenderCellParams<Product, number | null>) {
  // A count isn't a rating, so show it as text.
  if (params.aggregation && !params.aggregation.hasCellUnit) {
    return `${params.formattedValue} products`;
  }
  return typeof params.value === 'number' ? (
    <Rating readOnly size="small" precision={0.1} value={params.value} />
  ) : null;
}

const columns: GridColDef<Product>[] = [
  { field: 'brand', headerName: 'Brand', width: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: (params) => <RatingCell {...params} />,
  },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
];

export default function RenderedRating() {
  return (
    <Box sx={{ height: 500, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by brand"
        rows={products}
        columns={columns}
        groupingColDef={{ width: 170 }}
        initialState={{
          rowGrouping: { model: ['brand'] },
          aggregation: { model: { rating: 'avg' } },
          sorting: { sortModel: [{ field: 'rating', sort: 'asc' }] },
          columns: { columnVisibilityModel: { brand: false } },
        }}
      />
    </Box>
  );
}
