import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { ledger, type Entry } from './ledger';

const columns: GridColDef<Entry>[] = [
  { field: 'account', headerName: 'Account', width: 90 },
  { field: 'text', headerName: 'Text', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'date', width: 110 },
];

export default function ExportFromApi() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button
          onClick={() =>
            apiRef.current?.exportDataAsCsv({ fileName: 'ledger' })
          }
        >
          Download CSV
        </Button>
        <Button
          onClick={() =>
            setCsv(apiRef.current?.getDataAsCsv({ delimiter: ';' }) ?? '')
          }
        >
          Show CSV
        </Button>
      </Stack>
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
        {csv}
      </Box>
    </Box>
  );
}
