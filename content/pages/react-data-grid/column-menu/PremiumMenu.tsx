import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'rep', headerName: 'Sold by', flex: 1, minWidth: 160 },
  { field: 'line', headerName: 'Product line', width: 140 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 140 },
];

const columnMenu = {
  slotProps: {
    columnMenuGroupingItem: { displayOrder: 0 },
    columnMenuAggregationItem: { displayOrder: 5 },
  },
};

export default function PremiumMenu() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        label="Sales with the Premium menu"
        rows={sales}
        columns={columns}
        slotProps={{ columnMenu }}
      />
    </Box>
  );
}
