import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Rep', flex: 1, minWidth: 130 },
  { field: 'month', headerName: 'Month', width: 110 },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'returns',
    headerName: 'Returns',
    type: 'number',
    width: 100,
    editable: true,
  },
];

export default function PasteAsOneRequest() {
  const [rows, setRows] = React.useState(sales);
  const [requests, setRequests] = React.useState<string[]>([]);
  // The rows of the paste that is under way.
  const pasted = React.useRef<Sale[] | null>(null);

  const send = (changed: Sale[]) => {
    const byId = new Map(changed.map((row) => [row.id, row]));
    setRows((all) => all.map((row) => byId.get(row.id) ?? row));
    setRequests((all) => [...all, `${changed.length}`]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {requests.length > 0
          ? `Rows in each request so far: ${requests.join(', ')}`
          : 'Drag over some numbers, copy them, and paste them further down.'}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          aria-label="Sales to paste into"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardPasteStart={() => {
            pasted.current = [];
          }}
          onClipboardPasteEnd={() => {
            if (pasted.current && pasted.current.length > 0) {
              send(pasted.current);
            }
            pasted.current = null;
          }}
          processRowUpdate={(newRow) => {
            if (pasted.current) {
              pasted.current.push(newRow);
            } else {
              send([newRow]);
            }
            return newRow;
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
