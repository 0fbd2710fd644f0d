import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const KEY = 'order-columns';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'status', headerName: 'Status', width: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 95 },
  { field: 'rep', headerName: 'Sales rep', width: 160 },
];

function readLayout(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState;
  } catch {
    return {};
  }
}

function OrderGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readLayout);

  React.useLayoutEffect(() => {
    const save = () => {
      const state = apiRef.current?.exportState();
      if (state) {
        const { columns: layout, pinnedColumns } = state;
        const text = JSON.stringify({ columns: layout, pinnedColumns });
        localStorage.setItem(KEY, text);
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGridPro
      apiRef={apiRef}
      label="Orders"
      rows={orders}
      columns={columns}
      initialState={initialState}
    />
  );
}

const subscribe = () => () => {};

export default function SavedLayout() {
  const [open, setOpen] = React.useState(true);
  // There's no storage on a server.
  const isInBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(!open)} sx={{ mb: 1 }}>
        {open ? 'Close the grid' : 'Open the grid'}
      </Button>
      <Box sx={{ height: 420 }}>{isInBrowser && open && <OrderGrid />}</Box>
    </Box>
  );
}
