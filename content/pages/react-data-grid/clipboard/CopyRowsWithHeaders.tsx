import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function CopyRowsWithHeaders() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    const text = apiRef.current?.getDataAsCsv({ delimiter: '\t' }) ?? '';
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied with headers. Rows: ${text.split('\n').length - 1}.`);
    } catch {
      setMessage('The browser did not allow access to the clipboard.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={copy}>
          Copy with headers
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to copy"
          rows={orders}
          columns={columns}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
