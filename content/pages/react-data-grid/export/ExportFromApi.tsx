import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
];

export default function ExportFromApi() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={() =>
            apiRef.current?.exportDataAsCsv({ fileName: 'transactions' })
          }
        >
          Download CSV
        </Button>
        <Button
          onClick={() =>
            setCsv(apiRef.current?.getDataAsCsv({ delimiter: ';' }) ?? '')
          }
        >
          Show CSV
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="CSV"
        sx={{ height: 160, overflow: 'auto', mt: 1 }}
      >
        {csv}
      </Box>
    </Box>
  );
}
