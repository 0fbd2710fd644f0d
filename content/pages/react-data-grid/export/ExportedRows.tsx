import Box from '@mui/material/Box';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  type GridCsvGetRowsToExportParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
];

// All rows in their order, whatever the filters say.
const getAllRows = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridSortedRowIdsSelector(apiRef);

export default function ExportedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Ledger"
        showToolbar
        rows={ledger}
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
        hideFooter
      />
    </Box>
  );
}
