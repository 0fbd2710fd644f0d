import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked on', type: 'date', width: 120 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 200 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'reference', headerName: 'Reference', width: 160 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (value: number, row) =>
      value.toLocaleString('en-US', {
        style: 'currency',
        currency: row.currency,
      }),
  },
];

const OPTIONS = {
  includeHeaders: true,
  escapeFormulas: true,
  allColumns: false,
};
type Option = keyof typeof OPTIONS;

export default function ExportPreview() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({ ...OPTIONS, delimiter: ',' });
  const [raw, setRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('');
  const [changes, count] = React.useReducer((n: number) => n + 1, 0);

  React.useEffect(() => {
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');
  }, [apiRef, options, raw, changes]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="contained"
          onClick={() =>
            apiRef.current?.exportDataAsCsv({
              ...options,
              fileName: 'transactions',
            })
          }
        >
          Download CSV
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportDataAsPrint()}
        >
          Print
        </Button>
        <TextField
          select
          size="small"
          label="delimiter"
          value={options.delimiter}
          onChange={(event) =>
            setOptions({ ...options, delimiter: event.target.value })
          }
          sx={{ minWidth: 130 }}
        >
          <MenuItem value=",">Comma</MenuItem>
          <MenuItem value=";">Semicolon</MenuItem>
        </TextField>
        {(Object.keys(OPTIONS) as Option[]).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch size="small" checked={options[name]} />}
            onChange={(_event, on) => setOptions({ ...options, [name]: on })}
          />
        ))}
        <FormControlLabel
          label="ignoreValueFormatterDuringExport"
          control={<Switch size="small" checked={raw} />}
          onChange={(_event, on) => setRaw(on)}
        />
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          label="Transactions"
          showToolbar
          checkboxSelection
          initialState={{
            columns: { columnVisibilityModel: { reference: false } },
          }}
          rows={transactions}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          onFilterModelChange={count}
          onSortModelChange={count}
          onRowSelectionModelChange={count}
          onColumnVisibilityModelChange={count}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="The CSV file"
        sx={{ height: 170, overflow: 'auto', m: 0, mt: 2, fontSize: 13 }}
      >
        {csv}
      </Box>
    </Box>
  );
}
