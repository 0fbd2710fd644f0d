import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products } from '#data/products';

// 100,000 stock counts, made once. The grid renders only those near the visible area.
const rows = Array.from({ length: 100_000 }, (_, index) => {
  const product = products[index % products.length];
  return {
    id: index + 1,
    name: product.name,
    category: product.category,
    shop: `Shop ${Math.floor(index / products.length) + 1}`,
    stock: (index * 37) % 500,
    weight: product.weight,
  };
});
type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'shop', headerName: 'Shop', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 120 },
];

export default function ManyRows() {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = React.useState('');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'renderedRowsIntervalChange',
        ({ firstRowIndex, lastRowIndex }) =>
          setRendered(
            `${lastRowIndex - firstRowIndex} of 100,000 rows are in the DOM`,
          ),
      ),
    [apiRef],
  );

  const goTo = (rowIndex: number) =>
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button onClick={() => goTo(0)}>First</Button>
        <Button onClick={() => goTo(49_999)}>Row 50,000</Button>
        <Button onClick={() => goTo(99_999)}>Last</Button>
        <Typography variant="body2">{rendered}</Typography>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Stock of all shops"
          showToolbar
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
