import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const FIELDS = ['price', 'stock', 'discontinued'] as const;

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'currency', headerName: 'Currency', width: 115 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 140,
    editable: true,
  },
];

export default function SaveAllAtOnce() {
  const [saved, setSaved] = React.useState(products);
  const [rows, setRows] = React.useState(products);
  const savedById = React.useMemo(
    () => new Map(saved.map((row) => [row.id, row])),
    [saved],
  );

  const changedFields = (row: Product): string[] =>
    FIELDS.filter((field) => row[field] !== savedById.get(row.id)?.[field]);
  const changed = rows.filter((row) => changedFields(row).length > 0);

  const processRowUpdate = (newRow: Product) => {
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="contained"
          disabled={changed.length === 0}
          // Send `changed` to your server first, and wait for the answer.
          onClick={() => setSaved(rows)}
        >
          Save all
        </Button>
        <Button disabled={changed.length === 0} onClick={() => setRows(saved)}>
          Discard all
        </Button>
        <Typography variant="body2" role="status">
          Changed products: {changed.length}
        </Typography>
      </Stack>
      <Box
        sx={{
          height: 420,
          '& .changed': {
            fontWeight: 'bold',
            outline: '1px dashed',
            outlineOffset: '-3px',
          },
        }}
      >
        <DataGrid
          label="Prices and stock"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          getCellClassName={({ row, field }) =>
            changedFields(row).includes(field) ? 'changed' : ''
          }
        />
      </Box>
    </Box>
  );
}
