import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

// Change the number when saved states no longer fit your columns.
const KEY = 'orders-grid-1';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState;
  } catch {
    return {};
  }
}

function OrderGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const save = () => {
      const state = apiRef.current?.exportState();
      if (!state) return;
      // An open panel shouldn't open again on the next visit.
      const text = JSON.stringify({ ...state, preferencePanel: undefined });
      localStorage.setItem(KEY, text);
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      apiRef={apiRef}
      label="Orders"
      showToolbar
      rows={orders}
      columns={columns}
      initialState={initialState}
    />
  );
}

const subscribe = () => () => {};

export default function LocalStorageState() {
  // False while the page renders on a server, where there's no storage.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setOpen((isOpen) => !isOpen)}
        sx={{ mb: 1 }}
      >
        {open ? 'Leave the orders' : 'Come back'}
      </Button>
      <Box sx={{ height: 420 }}>{isBrowser && open && <OrderGrid />}</Box>
    </Box>
  );
}
