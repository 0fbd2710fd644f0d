import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

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

interface Question {
  newRow: Order;
  oldRow: Order;
  answer: (row: Order) => void;
}

export default function ConfirmSave() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (newRow: Order, oldRow: Order) =>
    newRow.items === oldRow.items
      ? oldRow
      : new Promise<Order>((answer) => {
          setQuestion({ newRow, oldRow, answer });
        });

  const reply = (row: Order) => {
    question?.answer(row);
    setQuestion(null);
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a confirmation"
        rows={orders}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog
          open
          onClose={() => reply(question.oldRow)}
          aria-labelledby="confirm-save"
        >
          <DialogTitle id="confirm-save">Change the order?</DialogTitle>
          <DialogContent>
            {question.newRow.id} goes from {question.oldRow.items} to{' '}
            {question.newRow.items ?? 'no'} items.
          </DialogContent>
          <DialogActions>
            <Button onClick={() => reply(question.oldRow)}>Keep</Button>
            <Button onClick={() => reply(question.newRow)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
