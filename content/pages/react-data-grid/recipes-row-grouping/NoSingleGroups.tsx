import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { transactions, type Transaction } from '#data/transactions';

const sizes = new Map<string, number>();
transactions.forEach(({ category }) => {
  sizes.set(category, (sizes.get(category) ?? 0) + 1);
});

const columns: GridColDef<Transaction>[] = [
  {
    field: 'category',
    headerName: 'Category',
    flex: 1,
    minWidth: 120,
    // Without a key, a row isn't part of a group.
    groupingValueGetter: (category: string) =>
      (sizes.get(category) ?? 0) > 1 ? category : null,
  },
  { field: 'counterparty', headerName: 'Counterparty', width: 170 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

export default function NoSingleGroups() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="Transactions"
        rows={transactions}
        columns={columns}
        groupingColDef={{
          headerName: 'Group or counterparty',
          leafField: 'counterparty',
          width: 220,
        }}
        initialState={{
          rowGrouping: { model: ['category'] },
          aggregation: { model: { amount: 'sum' } },
          columns: { columnVisibilityModel: { counterparty: false } },
        }}
      />
    </Box>
  );
}
