import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 190 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) =>
      value.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'transactions',
  columnsStyles: {
    amount: { numFmt: '#,##0.00' },
    bookedOn: { numFmt: 'yyyy-mm-dd' },
  },
};

function ExportToolbar() {
  return (
    <Toolbar style={{ gap: 8 }}>
      <ExportExcel
        options={excelOptions}
        render={<ToolbarButton render={<Button variant="contained" />} />}
      >
        Excel
      </ExportExcel>
      <ExportCsv
        options={{ fileName: 'transactions' }}
        render={<ToolbarButton render={<Button />} />}
      >
        CSV
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExcelButton() {
  const [state, setState] = React.useState('Not started');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Transactions"
          showToolbar
          slots={{ toolbar: ExportToolbar }}
          rows={transactions}
          columns={columns}
          onExcelExportStateChange={setState}
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        Excel export: {state}
      </Box>
    </Box>
  );
}
