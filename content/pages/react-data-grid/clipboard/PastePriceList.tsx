import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '#data/products';
import { parseAmount } from './parsers';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 200 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number) => value.toFixed(2),
    pastedValueParser: parseAmount,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 120,
    editable: true,
    pastedValueParser: parseAmount,
  },
];

// As copied from a spreadsheet: tabs between cells.
const priceList = '€ 131.90\t96\n€ 47.90\t1,280\n$ 79.00\t(12)\nn/a\t150';

export default function PastePriceList() {
  const [list, setList] = React.useState(priceList);
  const [rows, setRows] = React.useState(products);
  const [previous, setPrevious] = React.useState<Product[] | null>(null);
  const [status, setStatus] = React.useState(
    'Copy the list, click the first price, and paste.',
  );
  const changed = React.useRef(0);

  const saveRow = (newRow: Product) => {
    changed.current += 1;
    setRows((current) =>
      current.map((row) => (row.id === newRow.id ? newRow : row)),
    );
    return newRow;
  };

  const copyList = () =>
    navigator.clipboard.writeText(list).then(
      () => setStatus('Copied. Click the first price, and paste.'),
      () => setStatus('Select the text of the list, and copy it.'),
    );

  const undo = () => {
    if (previous) {
      setRows(previous);
      setPrevious(null);
      setStatus('The paste was undone.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        multiline
        rows={4}
        fullWidth
        size="small"
        label="Prices and stock from the supplier"
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ my: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={copyList}>
          Copy list
        </Button>
        <Button disabled={!previous} onClick={undo}>
          Undo paste
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          label="Product prices"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          hideFooter
          processRowUpdate={saveRow}
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          onClipboardPasteStart={() => {
            changed.current = 0;
            setPrevious(rows);
          }}
          onClipboardPasteEnd={() =>
            setStatus(`Rows updated by the paste: ${changed.current}.`)
          }
        />
      </Box>
    </Box>
  );
}
