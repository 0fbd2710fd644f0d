import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function DragEvents() {
  const apiRef = useGridApiRef();
  const [dragged, setDragged] = React.useState('nothing');
  const [move, setMove] = React.useState('none yet');

  React.useEffect(() => {
    const api = apiRef.current;
    const stopStart = api?.subscribeEvent('rowDragStart', ({ id }) =>
      setDragged(String(id)),
    );
    const stopEnd = api?.subscribeEvent('rowDragEnd', () =>
      setDragged('nothing'),
    );
    return () => {
      stopStart?.();
      stopEnd?.();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">Dragging: {dragged}</Typography>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        Last move: {move}
      </Typography>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Orders to arrange"
          rows={orders}
          columns={columns}
          rowReordering
          onRowOrderChange={({ row, oldIndex, targetIndex }) =>
            setMove(`${row.id} from ${oldIndex} to ${targetIndex}`)
          }
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
