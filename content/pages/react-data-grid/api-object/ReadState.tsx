import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function ReadState() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState(
    'Sort a column, and read the order.',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        sx={{ mb: 1 }}
        onClick={() =>
          setMessage(
            `First ids: ${gridSortedRowIdsSelector(apiRef).slice(0, 10).join(', ')}`,
          )
        }
      >
        Read the order
      </Button>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={products}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
