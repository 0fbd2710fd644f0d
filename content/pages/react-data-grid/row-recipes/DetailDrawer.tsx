import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

export default function DetailDrawer() {
  const apiRef = useGridApiRef();
  const titleId = React.useId();
  // The ids in the order on the screen, so that Next follows the sorting.
  const [ids, setIds] = React.useState<GridRowId[]>([]);
  const [index, setIndex] = React.useState(-1);
  const [isOpen, setIsOpen] = React.useState(false);
  const product = products.find(({ id }) => id === ids[index]);

  const open = (id: GridRowId) => {
    const visible = gridExpandedSortedRowIdsSelector(apiRef);
    setIds(visible);
    setIndex(visible.indexOf(id));
    setIsOpen(true);
  };

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        label="Products with a drawer"
        rows={products}
        columns={columns}
        onRowClick={({ id }) => open(id)}
        onCellKeyDown={({ id }, event) => event.key === 'Enter' && open(id)}
        disableRowSelectionOnClick
      />
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={{ width: 280, p: 3 }}>
          <Typography id={titleId} variant="h6" component="h2">
            {product?.name}
          </Typography>
          <Typography variant="body2" sx={{ my: 2 }}>
            {product?.description}
          </Typography>
          <Button disabled={index <= 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Button
            disabled={index >= ids.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            Next
          </Button>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
