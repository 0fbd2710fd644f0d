import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 180 },
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 130 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (value: number, row) =>
      `${value.toFixed(2)} ${row.currency}`,
  },
];

export default function CopiedText() {
  const [raw, setRaw] = React.useState(false);
  const [semicolons, setSemicolons] = React.useState(false);
  const [text, setText] = React.useState('Nothing copied yet');
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([50001, 50002]),
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Raw values"
          control={<Switch checked={raw} />}
          onChange={(_event, on) => setRaw(on)}
        />
        <FormControlLabel
          label="Semicolons"
          control={<Switch checked={semicolons} />}
          onChange={(_event, on) => setSemicolons(on)}
        />
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGrid
          // The shortcut keeps these settings from when the grid mounts.
          key={`${raw} ${semicolons}`}
          aria-label="Transactions to copy"
          rows={transactions}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          ignoreValueFormatterDuringExport={raw}
          clipboardCopyCellDelimiter={semicolons ? ';' : '\t'}
          onClipboardCopy={(copied) => setText(copied)}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Copied text"
        tabIndex={0}
        sx={{ maxHeight: 120, overflow: 'auto', fontSize: 12 }}
      >
        {text}
      </Box>
    </Box>
  );
}
