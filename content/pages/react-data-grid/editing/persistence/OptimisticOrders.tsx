import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { createServer, FAILURES, type Failure } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      'new',
      'packing',
      'on hold',
      'shipped',
      'delivered',
      'returned',
      'canceled',
    ],
    width: 130,
    editable: true,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

const FIELDS = ['status', 'items', 'paid'] as const;
type Field = (typeof FIELDS)[number];

const newestFirst = orders.toReversed();

interface Edit {
  id: string;
  fields: Field[];
  after: Partial<Order>;
}

const pick = (row: Order, fields: Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, row[field]]),
  ) as Partial<Order>;

export default function OptimisticOrders() {
  const [rows, setRows] = React.useState(newestFirst);
  const [failure, setFailure] = React.useState<Failure>('every second save');
  const [saving, setSaving] = React.useState<string[]>([]);
  const [failed, setFailed] = React.useState<Edit | null>(null);
  // The orders as the server has stored them.
  const [stored] = React.useState(
    () => new Map(orders.map((order) => [order.id, order])),
  );
  const [server] = React.useState(createServer);
  React.useEffect(() => server.close, [server]);

  const send = async (edit: Edit) => {
    const { id, fields, after } = edit;
    // Show the new values at once.
    setRows((all) =>
      all.map((row) => (row.id === id ? { ...row, ...after } : row)),
    );
    setSaving((all) => [...all, id]);
    setFailed(null);
    try {
      stored.set(id, await server.save(id, after, failure));
    } catch {
      // Put the stored values back, unless users have changed them again.
      setRows((all) =>
        all.map((row) =>
          row.id === id && fields.every((field) => row[field] === after[field])
            ? { ...row, ...pick(stored.get(id) ?? row, fields) }
            : row,
        ),
      );
      setFailed(edit);
    }
    setSaving((all) => all.toSpliced(all.indexOf(id), 1));
  };

  const processRowUpdate = (newRow: Order, oldRow: Order) => {
    const fields = FIELDS.filter((field) => newRow[field] !== oldRow[field]);
    if (fields.length > 0) {
      void send({
        id: newRow.id,
        fields,
        after: pick(newRow, fields),
      });
    }
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="The server fails"
        value={failure}
        onChange={(event) => setFailure(event.target.value as Failure)}
        sx={{ mb: 1, minWidth: 190 }}
      >
        {FAILURES.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{
          height: 420,
          '& .saving': { color: 'text.secondary', fontStyle: 'italic' },
        }}
      >
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ id }) =>
            saving.includes(String(id)) ? 'saving' : ''
          }
        />
      </Box>
      {failed ? (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={() => void send(failed)}>
              Try again
            </Button>
          }
        >
          The change to order {failed.id} wasn&apos;t saved.
        </Alert>
      ) : (
        <Alert severity="info" sx={{ mt: 1 }}>
          {saving.length > 0
            ? `Saving ${saving.join(', ')}…`
            : 'Everything is saved.'}
        </Alert>
      )}
    </Box>
  );
}
