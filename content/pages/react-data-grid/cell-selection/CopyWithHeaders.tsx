import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { saleColumns } from './saleColumns';

export default function CopyWithHeaders() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const cells = api.getSelectedCellsAsArray();
    const columns = api
      .getVisibleColumns()
      .filter(({ field }) => cells.some((cell) => cell.field === field));
    const lines = [...new Set(cells.map(({ id }) => id))].map((id) =>
      columns.map(({ field }) =>
        api.isCellSelected(id, field)
          ? String(api.getCellParams(id, field).formattedValue ?? '')
          : '',
      ),
    );
    const text = [columns.map((column) => column.headerName ?? ''), ...lines]
      .map((line) => line.join('\t'))
      .join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`Copied. Rows: ${lines.length}, columns: ${columns.length}.`);
    } catch {
      setMessage('The browser did not allow access to the clipboard.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={copy}>
          Copy with headers
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales to copy"
          rows={sales}
          columns={saleColumns}
          cellSelection
          rowSelection={false}
          hideFooter
          initialState={{
            cellSelection: {
              1: { line: true, month: true, revenue: true },
              2: { line: true, month: true, revenue: true },
            },
          }}
        />
      </Box>
    </Box>
  );
}
