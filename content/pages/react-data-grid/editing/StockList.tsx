import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { createServer } from './stockServer';

function NumberInput({
  hint,
  ...params
}: GridRenderEditCellParams & { hint: string }) {
  return (
    <Tooltip describeChild open={Boolean(params.error)} title={hint}>
      <Box sx={{ width: '100%' }}>
        {/* With the default debounce, a quick Enter comes before the check. */}
        <GridEditInputCell {...params} debounceMs={0} />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 190,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !Number.isInteger(props.value) || props.value < 0,
    }),
    renderEditCell: (params) => (
      <NumberInput {...params} hint="A whole number, 0 or more" />
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (value: number, row) =>
      value.toLocaleString('en-US', {
        style: 'currency',
        currency: row.currency,
      }),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value > 0),
    }),
    renderEditCell: (params) => <NumberInput {...params} hint="More than 0" />,
  },
  {
    field: 'releasedOn',
    headerName: 'Released',
    type: 'date',
    width: 130,
    editable: true,
  },
  {
    field: 'discontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 120,
    editable: true,
  },
];

export default function StockList() {
  const [rows, setRows] = React.useState(products);
  const [failureRate, setFailureRate] = React.useState(30);
  const [result, setResult] = React.useState({
    failed: false,
    text: 'Double-click a cell, or press Enter on it.',
  });
  const [server] = React.useState(createServer);
  React.useEffect(() => server.close, [server]);

  const processRowUpdate = async (newRow: Product, oldRow: Product) => {
    if (
      columns.every(
        ({ field }) =>
          newRow[field as keyof Product] === oldRow[field as keyof Product],
      )
    )
      return oldRow;
    setResult({ failed: false, text: `Saving ${newRow.name}…` });
    const saved = await server.save(newRow, failureRate / 100);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setResult({ failed: false, text: `Saved ${saved.name}.` });
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Typography
          id="failure-rate"
          variant="body2"
          sx={{ whiteSpace: 'nowrap' }}
        >
          Saves that fail: {failureRate}%
        </Typography>
        <Slider
          aria-labelledby="failure-rate"
          value={failureRate}
          step={10}
          onChange={(_event, value) => setFailureRate(value)}
          sx={{ maxWidth: 200 }}
        />
      </Stack>
      <Box
        sx={{
          height: 460,
          '& .Mui-error': { bgcolor: 'error.dark', color: 'common.white' },
        }}
      >
        <DataGrid
          label="Stock"
          showToolbar
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setResult({ failed: true, text: error.message })
          }
        />
      </Box>
      <Alert severity={result.failed ? 'error' : 'info'} sx={{ mt: 1 }}>
        {result.text}
      </Alert>
    </Box>
  );
}
