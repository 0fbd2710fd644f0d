import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'ledger',
  columnsStyles: {
    amount: { numFmt: '#,##0.00 €' },
    booked: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Ledger, February 2025']).font = { bold: true };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.addRow(['End of ledger']);
  },
};

export default function ExcelExport() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        label="Ledger"
        showToolbar
        rows={ledger}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </Box>
  );
}
