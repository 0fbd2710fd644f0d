import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { transactions, type Transaction } from '#data/transactions';

const columns: GridColDef<Transaction>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'counterparty', headerName: 'Counterparty', flex: 1, minWidth: 170 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
  { field: 'currency', headerName: 'Currency', width: 100 },
];

function FooterCount() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridDataRowIdsSelector).length;
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const count = (type: string) =>
    ids.filter((id) => tree[id]?.type === type).length;

  return (
    <Typography variant="body2" role="status" sx={{ mx: 2 }}>
      {count('leaf')} of {total} transactions in {count('group')} groups
    </Typography>
  );
}

const slots = { footerRowCount: FooterCount };

export default function CountInFooter() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Transactions"
        showToolbar
        rows={transactions}
        columns={columns}
        slots={slots}
        groupingColDef={{ headerName: 'Category', width: 180 }}
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </Box>
  );
}
