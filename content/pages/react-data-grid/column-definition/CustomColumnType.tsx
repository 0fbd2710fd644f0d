import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const money: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value: number) => euro.format(value),
  cellClassName: ({ value }) => (Number(value) < 0 ? 'money loss' : 'money'),
};

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'revenue', headerName: 'Revenue', ...money },
  { field: 'cost', headerName: 'Cost', ...money },
  { field: 'profit', headerName: 'Profit', ...money, width: 120 },
];

export default function CustomColumnType() {
  return (
    <Box
      sx={{
        height: 420,
        width: '100%',
        '& .money': { fontVariantNumeric: 'tabular-nums' },
        '& .loss': { color: 'error.main' },
      }}
    >
      <DataGrid aria-label="Sales" rows={sales} columns={columns} />
    </Box>
  );
}
