import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number, { currency }) =>
      value.toLocaleString('en-US', { style: 'currency', currency }),
  },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function BulkPrices() {
  const [rows, setRows] = React.useState(products);
  const [percent, setPercent] = React.useState(5);
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    1: { price: true },
    2: { price: true },
    3: { price: true },
  });
  const isChosen = (row: Product) => model[row.id]?.price ?? false;

  const raise = () =>
    setRows((current) =>
      current.map((row) =>
        isChosen(row)
          ? { ...row, price: Math.round(row.price * (100 + percent)) / 100 }
          : row,
      ),
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          type="number"
          label="Percent"
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
          sx={{ width: 110 }}
        />
        <Button variant="contained" onClick={raise}>
          Change selected prices ({rows.filter(isChosen).length})
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Prices"
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
