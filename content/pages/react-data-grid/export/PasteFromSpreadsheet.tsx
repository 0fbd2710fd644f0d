import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 200,
    editable: true,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    editable: true,
  },
  { field: 'reference', headerName: 'Reference', width: 180, editable: true },
];

// Copied cells are separated by semicolons, so pasting accepts semicolons as well as tabs.
const split = (text: string) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(/[;\t]/));

const askFirst = ({ data }: { data: string[][] }) =>
  data.length <= 20 || window.confirm(`Paste ${data.length} rows?`)
    ? Promise.resolve()
    : Promise.reject(new Error('Canceled'));

export default function PasteFromSpreadsheet() {
  const [readOnly, setReadOnly] = React.useState(false);
  const [status, setStatus] = React.useState(
    'Select cells, copy them, and paste them elsewhere.',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <FormControlLabel
          label="disableClipboardPaste"
          control={<Switch size="small" checked={readOnly} />}
          onChange={(_event, on) => setReadOnly(on)}
        />
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          disableClipboardPaste={readOnly}
          clipboardCopyCellDelimiter=";"
          splitClipboardPastedText={split}
          ignoreValueFormatterDuringExport={{ clipboardExport: true }}
          onClipboardCopy={(text) =>
            setStatus(`Copied ${text.split('\n').length} rows.`)
          }
          onBeforeClipboardPasteStart={askFirst}
          onClipboardPasteStart={({ data }) =>
            setStatus(`Pasting ${data.length} rows…`)
          }
          onClipboardPasteEnd={() => setStatus('Pasted.')}
        />
      </Box>
    </Box>
  );
}
