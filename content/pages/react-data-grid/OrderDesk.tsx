import * as React from 'react';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';
import { orderColumns } from './orderColumns';

export default function OrderDesk() {
  const [rows, setRows] = React.useState(orders);
  const [history, setHistory] = React.useState<Order[]>([]);

  const replace = (order: Order) =>
    setRows((current) =>
      current.map((row) => (row.id === order.id ? order : row)),
    );

  const save = (next: Order, previous: Order) => {
    replace(next);
    setHistory((current) => [...current, previous]);
    return next;
  };

  const undo = () => {
    replace(history[history.length - 1]);
    setHistory(history.slice(0, -1));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ mb: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" role="status">
          {history.length === 0
            ? 'Double-click a status or a total, change it, and press Enter.'
            : `Last change: ${history[history.length - 1].id}`}
        </Typography>
        <Button
          size="small"
          startIcon={<UndoIcon />}
          disabled={history.length === 0}
          onClick={undo}
        >
          Undo
        </Button>
      </Stack>
      <Box sx={{ height: 560 }}>
        <DataGridPro
          label="Orders"
          showToolbar
          rows={rows}
          columns={orderColumns}
          processRowUpdate={save}
          rowHeight={44}
          checkboxSelection
          disableRowSelectionOnClick
          pagination
          pageSizeOptions={[25, 50, 100]}
          initialState={{
            pagination: { paginationModel: { pageSize: 50 } },
            pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'id'] },
            sorting: { sortModel: [{ field: 'orderedAt', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}
