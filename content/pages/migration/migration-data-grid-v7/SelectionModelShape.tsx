import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 95 },
];

/** The array that version 7 passed to the callback. */
function listSelectedIds({ type, ids }: GridRowSelectionModel): GridRowId[] {
  return orders
    .map((order) => order.id)
    .filter((id) => ids.has(id) === (type === 'include'));
}

export default function SelectionModelShape() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'exclude',
    ids: new Set(['SO-24102', 'SO-24104']),
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ mb: 1 }}>
        <Typography variant="body2">
          Version 8: type “{model.type}” with {model.ids.size} ids
        </Typography>
        <Typography variant="body2">
          Version 7: an array of {listSelectedIds(model).length} ids
        </Typography>
      </Box>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Orders to archive"
          rows={orders}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
