import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: [
      ...new Set(transactions.map(({ category }) => category)),
    ].sort(),
    width: 110,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'transactions',
  columnsStyles: {
    amount: { numFmt: '#,##0.00' },
    bookedOn: { numFmt: 'yyyy-mm-dd' },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Transactions, January to June 2025']).font = {
      bold: true,
    };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.getColumn('category').eachCell((cell) => {
      if (cell.dataValidation) {
        cell.dataValidation = {
          ...cell.dataValidation,
          showErrorMessage: true,
        };
      }
    });
    worksheet.addRow(['End of transactions']);
  },
};

export default function ExcelExport() {
  const [pending, setPending] = React.useState(false);

  return (
    <Box
      sx={{
        height: 440,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {pending && <LinearProgress aria-label="Writing the file" />}
      <DataGridPremium
        label="Transactions"
        showToolbar
        rows={transactions}
        columns={columns}
        slotProps={{ toolbar: { excelOptions } }}
        onExcelExportStateChange={(state) => setPending(state === 'pending')}
      />
    </Box>
  );
}
