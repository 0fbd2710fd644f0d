import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 120 },
  { field: 'counterparty', headerName: 'With', flex: 1, minWidth: 180 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

export default function FillRemaining() {
  const [notice, setNotice] = React.useState(true);

  return (
    // In an app, this is the page with a height of 100dvh.
    <Box
      sx={{
        height: 520,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      <FormControlLabel
        label="Show a notice"
        control={<Switch checked={notice} />}
        onChange={(_event, on) => setNotice(on)}
      />
      {notice && (
        <Alert severity="info">
          Transactions of the last two days may still change.
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid label="Transactions" rows={transactions} columns={columns} />
      </Box>
    </Box>
  );
}
