import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const STEP = 20;

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100, resizable: false },
  { field: 'name', headerName: 'Product', width: 200, maxWidth: 320 },
  {
    field: 'description',
    headerName: 'Description',
    width: 380,
    minWidth: 200,
  },
];

export default function KeyboardResizing() {
  const apiRef = useGridApiRef();
  // In right-to-left pages, a column grows to the left.
  const toRight = useTheme().direction === 'rtl' ? -1 : 1;
  const [message, setMessage] = React.useState(
    'Focus a header, and press Shift with the left or right arrow key.',
  );

  React.useEffect(() => {
    const handleKeyDown: GridEventListener<'columnHeaderKeyDown'> = (
      { colDef },
      event,
    ) => {
      const direction = { ArrowLeft: -toRight, ArrowRight: toRight }[event.key];
      if (!event.shiftKey || direction === undefined) return;
      event.preventDefault();
      // Without this, the grid would move the focus to another header.
      event.defaultMuiPrevented = true;
      if (colDef.resizable === false) {
        setMessage(`${colDef.headerName} has a fixed width.`);
        return;
      }
      const { minWidth = 50, maxWidth = Infinity, computedWidth } = colDef;
      const width = computedWidth + direction * STEP;
      apiRef.current?.setColumnWidth(
        colDef.field,
        Math.min(Math.max(width, minWidth), maxWidth),
      );
    };
    return apiRef.current?.subscribeEvent(
      'columnHeaderKeyDown',
      handleKeyDown,
      {
        isFirst: true,
      },
    );
  }, [apiRef, toRight]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products"
          rows={products}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName} is ${Math.round(width)} px wide.`)
          }
        />
      </Box>
    </Box>
  );
}
