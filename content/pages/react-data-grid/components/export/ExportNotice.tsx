import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredRowCountSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { transactions } from '#data/transactions';
import { columns } from './columns';

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Nothing downloaded yet');

  return (
    <Toolbar>
      <Box role="status" sx={{ flex: 1, px: 1 }}>
        {message}
      </Box>
      <ExportCsv
        options={{ fileName: 'transactions' }}
        onClick={() => {
          const rows = gridFilteredRowCountSelector(apiRef);
          setMessage(`Downloaded ${rows} transactions`);
        }}
        render={<ToolbarButton render={<Button variant="outlined" />} />}
      >
        Download
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportNotice() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Transactions"
        showToolbar
        rowSelection={false}
        slots={{ toolbar: ExportToolbar }}
        rows={transactions}
        columns={columns}
      />
    </Box>
  );
}
