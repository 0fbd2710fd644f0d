import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const money: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number) => euro.format(value),
  cellClassName: 'money',
};

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'estimate', headerName: 'Estimate', ...money },
  { field: 'invoice', headerName: 'Invoice', ...money, width: 140 },
];

const rows = [
  { id: 1, item: 'Scaffold', estimate: 8200, invoice: 7980.4 },
  { id: 2, item: 'Bearings', estimate: 14500, invoice: 16120 },
  { id: 3, item: 'Paint', estimate: 3100, invoice: 3055.95 },
];

export default function CustomColumnType() {
  return (
    <Box
      sx={{
        height: 280,
        width: '100%',
        '& .money': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <DataGrid aria-label="Costs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
