import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

const notedOrders = orders.filter((order) => order.note !== null);

export default function CellReader() {
  const [text, setText] = React.useState('Point at a note, or move to it.');

  // The same object on each render, because the text changes often.
  const slotProps = React.useMemo(() => {
    const show = (event: React.SyntheticEvent<Element>) =>
      setText(event.currentTarget.textContent ?? '');
    return { cell: { onMouseEnter: show, onFocus: show } };
  }, []);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          label="Orders with notes"
          rows={notedOrders}
          columns={columns}
          slotProps={slotProps}
        />
      </Box>
      <Box sx={{ mt: 1, minHeight: 72 }}>{text}</Box>
    </Box>
  );
}
