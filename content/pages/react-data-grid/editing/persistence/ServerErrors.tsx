import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { createServer, FieldError } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['low', 'normal', 'high', 'urgent'],
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function ServerErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');
  const [server] = React.useState(() => createServer(500));
  React.useEffect(() => server.close, [server]);

  const handleError = (reason: Error) => {
    setError(reason.message);
    if (reason instanceof FieldError) {
      apiRef.current?.setCellFocus(reason.rowId, reason.field);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Orders with rules on the server"
          apiRef={apiRef}
          editMode="row"
          rows={orders}
          columns={columns}
          onRowEditStop={() => setError('')}
          processRowUpdate={(newRow) => server.saveChecked(newRow)}
          onProcessRowUpdateError={handleError}
          hideFooter
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'} sx={{ mt: 1 }}>
        {error || 'Try more than 100 items, or make an unpaid order urgent.'}
      </Alert>
    </Box>
  );
}
