import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 170 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

const FLAGS = {
  pagination: true,
  autoPageSize: false,
  checkboxSelection: true,
  hideFooter: false,
  hideFooterPagination: false,
  hideFooterRowCount: false,
  hideFooterSelectedRowCount: false,
};
const NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

export default function PaginationSettings() {
  const [flags, setFlags] = React.useState(FLAGS);
  const [model, setModel] = React.useState({ page: 0, pageSize: 10 });
  const lines = NAMES.filter((name) => flags[name]).map((name) => `  ${name}`);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Stack sx={{ flex: '1 1 200px' }}>
          <TextField
            select
            size="small"
            label="Page size"
            disabled={flags.autoPageSize}
            value={[10, 25, 50].includes(model.pageSize) ? model.pageSize : ''}
            onChange={(event) =>
              setModel({ page: 0, pageSize: Number(event.target.value) })
            }
            sx={{ my: 1 }}
          >
            {[10, 25, 50].map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </TextField>
          {NAMES.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ mx: 0, minHeight: 36 }}
              control={
                <Switch
                  size="small"
                  checked={flags[name]}
                  onChange={(event) => {
                    setFlags({ ...flags, [name]: event.target.checked });
                    setModel({ page: 0, pageSize: 10 });
                  }}
                />
              }
            />
          ))}
        </Stack>
        <Box sx={{ flex: '4 1 300px', minWidth: 0, height: 420 }}>
          <DataGridPro
            aria-label="Transactions"
            rows={transactions}
            columns={columns}
            paginationModel={model}
            onPaginationModelChange={setModel}
            pageSizeOptions={[10, 25, 50]}
            pagination={flags.pagination}
            autoPageSize={flags.autoPageSize}
            checkboxSelection={flags.checkboxSelection}
            hideFooter={flags.hideFooter}
            hideFooterPagination={flags.hideFooterPagination}
            hideFooterRowCount={flags.hideFooterRowCount}
            hideFooterSelectedRowCount={flags.hideFooterSelectedRowCount}
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {['<DataGridPro', ...lines, '  paginationModel={{ page: '].join('\n')}
        {`${model.page}, pageSize: ${model.pageSize} }}\n/>`}
      </Box>
    </Box>
  );
}
