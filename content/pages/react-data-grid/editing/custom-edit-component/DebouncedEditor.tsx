import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

function NameInput({
  id,
  field,
  value,
  hasFocus,
  debounceMs,
  onReport,
}: GridRenderEditCellParams<Product, string> & {
  debounceMs: number;
  onReport: () => void;
}) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  // The grid receives the text later, so the input keeps it in the meantime.
  const [text, setText] = React.useState(value ?? '');
  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      fullWidth
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const report = apiRef.current.setEditCellValue({
          id,
          field,
          value: target.value,
          debounceMs,
        });
        // Settles only if no further key replaces this call.
        void Promise.resolve(report).then(onReport);
      }}
      inputRef={inputRef}
      inputProps={{ 'aria-label': 'Product' }}
      sx={{ px: 2, font: 'inherit' }}
    />
  );
}

export default function DebouncedEditor() {
  const [debounceMs, setDebounceMs] = React.useState(500);
  const [reports, setReports] = React.useState(0);
  const columns = React.useMemo<GridColDef<Product>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Product',
        flex: 1,
        minWidth: 180,
        editable: true,
        renderEditCell: (params) => (
          <NameInput
            {...params}
            debounceMs={debounceMs}
            onReport={() => setReports((count) => count + 1)}
          />
        ),
      },
      { field: 'sku', headerName: 'SKU', width: 110 },
    ],
    [debounceMs],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="debounce" variant="body2">
        Wait {debounceMs} ms after each key. Reports so far: {reports}
      </Typography>
      <Slider
        aria-labelledby="debounce"
        value={debounceMs}
        step={100}
        max={1000}
        onChange={(_event, value) => setDebounceMs(value)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Product names"
          rows={products}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
