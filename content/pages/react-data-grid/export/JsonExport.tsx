import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'account', headerName: 'Account', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
];

export default function JsonExport() {
  const apiRef = useGridApiRef();
  const [json, setJson] = React.useState('');

  const exportJson = () => {
    const grid = apiRef.current;
    if (!grid) {
      return;
    }
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [field, grid.getCellValue(id, field)]),
      ),
    );
    setJson(JSON.stringify(rows, null, 2));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={exportJson} sx={{ mb: 1 }}>
        Show JSON
      </Button>
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
        aria-label="JSON"
        sx={{ height: 160, overflow: 'auto', mt: 1 }}
      >
        {json}
      </Box>
    </Box>
  );
}
