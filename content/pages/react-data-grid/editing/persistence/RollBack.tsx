import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function RollBack() {
  const [failed, setFailed] = React.useState('');
  const [server] = React.useState(createServer);
  React.useEffect(() => server.close, [server]);

  const processRowUpdate = async (newRow: Order, oldRow: Order) => {
    if (newRow.items === oldRow.items) {
      return oldRow;
    }
    try {
      setFailed('');
      return await server.save(newRow.id, { items: newRow.items }, 'always');
    } catch (error) {
      setFailed(error instanceof Error ? error.message : 'Not saved.');
      return oldRow;
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders that can't be saved"
          rows={orders}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Alert severity={failed ? 'error' : 'info'} sx={{ mt: 1 }}>
        {failed || 'Change a number of items. This server never saves it.'}
      </Alert>
    </Box>
  );
}
