import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 100 },
  {
    field: 'text',
    headerName: 'Text',
    flex: 1,
    minWidth: 120,
    disableExport: true,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
];

export default function ExportedColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Ledger"
        showToolbar
        rows={ledger}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { booked: false } } }}
        slotProps={{ toolbar: { csvOptions: { allColumns: true } } }}
        hideFooter
      />
    </Box>
  );
}
