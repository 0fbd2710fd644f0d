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
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
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
    setJson(JSON.stringify(rows[0], null, 2));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={exportJson} sx={{ mb: 1 }}>
        Show first row as JSON
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Ledger"
          rows={ledger}
          columns={columns}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        aria-live="polite"
        sx={{ minHeight: 130, overflowX: 'auto', mt: 1 }}
      >
        {json}
      </Box>
    </Box>
  );
}
