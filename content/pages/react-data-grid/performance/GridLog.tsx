import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

// The grid also logs while it renders, so collect the messages outside of React.
function createLogger() {
  const messages: string[] = [];
  const write = (message: string) => {
    messages.unshift(message);
    messages.length = Math.min(messages.length, 100);
  };
  return {
    messages,
    logger: { debug: write, info: write, warn: write, error: write },
  };
}

export default function GridLog() {
  const [{ logger, messages }] = React.useState(createLogger);
  const [shown, setShown] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setShown(messages.join('\n'))} sx={{ mb: 1 }}>
        Show what the grid did
      </Button>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Products"
          showToolbar
          rows={products}
          columns={columns}
          logLevel="debug"
          logger={logger}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Log, newest first"
        sx={{ height: 140, overflow: 'auto', m: 0, mt: 1, fontSize: 13 }}
      >
        {shown || 'Sort, filter, or select, and press the button.'}
      </Box>
    </Box>
  );
}
