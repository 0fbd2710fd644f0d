import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 170 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const rows = transactions.slice(1);
const pinnedRows = { top: transactions.slice(0, 1) };

export default function PinnedLook() {
  const [shadow, setShadow] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Shadow while scrolling"
        control={
          <Switch
            checked={shadow}
            onChange={(event) => setShadow(event.target.checked)}
          />
        }
      />
      <Box
        sx={{
          height: 400,
          '& .MuiDataGrid-pinnedRows--top .MuiDataGrid-cell': {
            fontWeight: 'bold',
          },
        }}
      >
        <DataGridPro
          label="Transactions after the first"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={shadow ? 'border-and-shadow' : 'border'}
          hideFooter
        />
      </Box>
    </Box>
  );
}
