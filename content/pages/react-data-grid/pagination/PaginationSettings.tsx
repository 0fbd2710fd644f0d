import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { transactions, type Transaction } from '#data/transactions';
import { Settings } from '#demo-parts/settings';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 170 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

const DEFAULTS = {
  pageSize: 10,
  pagination: true,
  autoPageSize: false,
  checkboxSelection: true,
  hideFooter: false,
  hideFooterPagination: false,
  hideFooterRowCount: false,
  hideFooterSelectedRowCount: false,
};

export default function PaginationSettings() {
  const [settings, setSettings] = React.useState(DEFAULTS);
  const [model, setModel] = React.useState({ page: 0, pageSize: 10 });
  const flags = Object.entries(settings).filter(([, value]) => value === true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Settings
          values={settings}
          onChange={(next) => {
            setSettings(next);
            setModel({ page: 0, pageSize: next.pageSize });
          }}
          choices={{ pageSize: [10, 25, 50] }}
        />
        <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 420 }}>
          <DataGridPro
            aria-label="Transactions"
            rows={transactions}
            columns={columns}
            paginationModel={model}
            onPaginationModelChange={setModel}
            pageSizeOptions={[10, 25, 50]}
            pagination={settings.pagination}
            autoPageSize={settings.autoPageSize}
            checkboxSelection={settings.checkboxSelection}
            hideFooter={settings.hideFooter}
            hideFooterPagination={settings.hideFooterPagination}
            hideFooterRowCount={settings.hideFooterRowCount}
            hideFooterSelectedRowCount={settings.hideFooterSelectedRowCount}
          />
        </Box>
      </Box>
      <Box component="pre" sx={{ mb: 0, overflowX: 'auto', fontSize: 13 }}>
        {`<DataGridPro
${flags.map(([name]) => `  ${name}\n`).join('')}  paginationModel={{ page: ${model.page}, pageSize: ${model.pageSize} }}
/>`}
      </Box>
    </Box>
  );
}
