import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 170,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

export default function PagesInPro() {
  const [pagination, setPagination] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pages"
        control={
          <Switch
            checked={pagination}
            onChange={(event) => setPagination(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { pageSize: 150 } } }}
          pageSizeOptions={[150, 200]}
        />
      </Box>
    </Box>
  );
}
