import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import UnsortedIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
  { field: 'sku', headerName: 'SKU', width: 110, sortable: false },
];

const slots = {
  columnSortedAscendingIcon: () => <ArrowUpIcon fontSize="small" />,
  columnSortedDescendingIcon: () => <ArrowDownIcon fontSize="small" />,
  columnUnsortedIcon: () => <UnsortedIcon fontSize="small" />,
};

export default function SortIcons() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Products with visible sort icons"
        rows={products}
        columns={columns}
        slots={slots}
        sx={{
          '& .MuiDataGrid-columnHeader--sortable': {
            '& .MuiDataGrid-iconButtonContainer': {
              visibility: 'visible',
              width: 'auto',
            },
            '&:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton':
              { opacity: 0.7 },
          },
        }}
      />
    </Box>
  );
}
