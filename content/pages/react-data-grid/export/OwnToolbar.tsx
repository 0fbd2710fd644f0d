import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
];

function LedgerToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        options={{ fileName: 'ledger' }}
        render={<Button>CSV</Button>}
      />
      <ExportPrint
        options={{ hideToolbar: true }}
        render={<Button>Print</Button>}
      />
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Ledger"
        showToolbar
        slots={{ toolbar: LedgerToolbar }}
        rows={ledger}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
