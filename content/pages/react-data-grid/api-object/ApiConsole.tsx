import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 190,
    editable: true,
  },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'brand', headerName: 'Brand', width: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const CALLS: Record<string, (api: GridApi) => unknown> = {
  "sortColumn('stock', 'desc')": (api) => api.sortColumn('stock', 'desc'),
  "setQuickFilterValues(['tent'])": (api) => api.setQuickFilterValues(['tent']),
  'setQuickFilterValues([])': (api) => api.setQuickFilterValues([]),
  'setPage(1)': (api) => api.setPage(1),
  'selectRow(3)': (api) => api.selectRow(3),
  'scrollToIndexes({ rowIndex: 40 })': (api) =>
    api.scrollToIndexes({ rowIndex: 40 }),
  "startCellEditMode({ id: 3, field: 'stock' })": (api) =>
    api.getCellMode(3, 'stock') === 'view' &&
    api.startCellEditMode({ id: 3, field: 'stock' }),
  'updateRows([{ id: 3, stock: 0 }])': (api) =>
    api.updateRows([{ id: 3, stock: 0 }]),
  "setColumnVisibility('brand', false)": (api) =>
    api.setColumnVisibility('brand', false),
  "setDensity('compact')": (api) => api.setDensity('compact'),
  'getRow(3)': (api) => api.getRow(3),
  'exportState()': (api) => api.exportState(),
  'getDataAsCsv()': (api) => api.getDataAsCsv(),
};

export default function ApiConsole() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState('');

  const run = (call: string) => {
    if (!apiRef.current) return;
    const value = CALLS[call](apiRef.current);
    const result =
      typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    setLog(`apiRef.current.${call}\n${result ?? 'undefined'}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {Object.keys(CALLS).map((call) => (
          <Button
            key={call}
            size="small"
            variant="outlined"
            onClick={() => run(call)}
            sx={{ fontFamily: 'monospace', textTransform: 'none' }}
          >
            {call}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="Products"
          showToolbar
          rows={products}
          columns={columns}
        />
      </Box>
      <Box
        component="pre"
        role="log"
        aria-label="Result"
        tabIndex={0}
        sx={{ height: 150, overflow: 'auto', m: 0, mt: 2, fontSize: 13 }}
      >
        {log || 'Press a button to call the method.'}
      </Box>
    </Box>
  );
}
