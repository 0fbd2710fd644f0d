import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'bookedOn', headerName: 'Booked', type: 'date', width: 110 },
  {
    field: 'counterparty',
    headerName: 'Counterparty',
    flex: 1,
    minWidth: 170,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(280);

  return (
    <Box sx={{ width: '100%', minHeight: 460 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height"
        value={height}
        onChange={(_event, value: number | null) => value && setHeight(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={280}>280 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Transactions"
          rows={transactions}
          columns={columns}
          autoPageSize
        />
      </Box>
    </Box>
  );
}
