import * as React from 'react';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 130,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

// Takes the place of a server that checks each row.
const saveRow = (newRow: Product) => {
  if (!Number.isInteger(newRow.stock) || newRow.stock > 1000) {
    throw new Error(`${newRow.name}: ${newRow.stock} isn't a valid stock`);
  }
  return newRow;
};

export default function CheckedPaste() {
  const [errors, setErrors] = React.useState<string[]>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={errors.length ? 'error' : 'info'} sx={{ mb: 1 }}>
        {errors.length
          ? errors.join('. ')
          : 'Paste a number above 1000, or a word, into the stock.'}
      </Alert>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          aria-label="Stock"
          rows={products}
          columns={columns}
          cellSelection
          rowSelection={false}
          onClipboardPasteStart={() => setErrors([])}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={(error: Error) =>
            setErrors((current) => [...current, error.message])
          }
        />
      </Box>
    </Box>
  );
}
