import type { GridColDef } from '@mui/x-data-grid';
import type { Product } from '#data/products';

export const CATEGORIES = [
  'Shelter',
  'Packs',
  'Sleep',
  'Kitchen',
  'Light',
  'Clothing',
];

export const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'brand', headerName: 'Brand', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 150 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 145 },
];
