import Box from '@mui/material/Box';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  type GridCsvGetRowsToExportParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
];

// All rows in their current order, ignoring the filters.
const getAllRows = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridSortedRowIdsSelector(apiRef);

export default function ExportedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        rows={transactions}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'amount', operator: '>', value: '0' }],
            },
          },
        }}
        slotProps={{
          toolbar: {
            csvOptions: { getRowsToExport: getAllRows },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
