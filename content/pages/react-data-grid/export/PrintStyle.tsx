import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
];

export default function PrintStyle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        rows={transactions}
        columns={columns}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: {
              hideToolbar: true,
              hideFooter: true,
              pageStyle:
                'div.MuiDataGrid-root { border: 0; } @page { size: A4 landscape; }',
            },
          },
        }}
      />
    </Box>
  );
}
