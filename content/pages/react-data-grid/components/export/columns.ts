import type { GridColDef } from '@mui/x-data-grid';
import type { Transaction } from '#data/transactions';

export const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 190 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'account', headerName: 'Account', width: 110 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) =>
      value.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  },
];
