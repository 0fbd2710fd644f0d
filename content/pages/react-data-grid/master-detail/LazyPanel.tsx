import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';
import { fetchHistory, type Step } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

// Outlives the panel, which is unmounted when its row scrolls out of view.
const cache = new Map<string, Step[]>();

function OrderHistory({ id }: { id: string }) {
  const [steps, setSteps] = React.useState(cache.get(id));
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    if (cache.has(id) || failed) {
      return undefined;
    }
    const controller = new AbortController();
    fetchHistory(id, controller.signal).then(
      (result) => {
        cache.set(id, result);
        setSteps(result);
      },
      () => setFailed(true),
    );
    return () => controller.abort();
  }, [id, failed]);

  if (failed) {
    const retry = <Button onClick={() => setFailed(false)}>Retry</Button>;
    return (
      <Alert severity="error" action={retry}>
        The history could not be loaded.
      </Alert>
    );
  }
  if (!steps) {
    return (
      <Typography variant="body2" role="status">
        Loading the history…
      </Typography>
    );
  }
  return (
    <div>
      {steps.map(({ date, text }) => (
        <Typography key={text} variant="body2">
          {date.toLocaleDateString('en-US')}: {text}
        </Typography>
      ))}
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>
    <OrderHistory id={row.id} />
  </Box>
);
const getDetailPanelHeight = () => 110;
const initialState = {
  detailPanel: { expandedRowIds: new Set([orders[0].id]) },
};

export default function LazyPanel() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Orders with history"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
