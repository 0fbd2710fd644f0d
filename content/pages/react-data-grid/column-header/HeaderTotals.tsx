import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const number = new Intl.NumberFormat('en-US');

function TotalHeader({ field, colDef }: GridColumnHeaderParams<Sale>) {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = rows.reduce((sum, { model }) => sum + Number(model[field]), 0);

  return (
    <Box sx={{ textAlign: 'end', lineHeight: 1.3 }}>
      {colDef.headerName}
      <Typography
        component="div"
        variant="body2"
        sx={{ fontWeight: 700, color: total < 0 ? 'error.main' : undefined }}
      >
        {number.format(total)}
      </Typography>
    </Box>
  );
}

const columns: GridColDef<Sale>[] = [
  { field: 'rep', headerName: 'Sold by', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'line', headerName: 'Product line', width: 130 },
  {
    field: 'units',
    headerName: 'Units',
    type: 'number',
    width: 90,
    renderHeader: (params) => <TotalHeader {...params} />,
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 115,
    renderHeader: (params) => <TotalHeader {...params} />,
  },
  {
    field: 'profit',
    headerName: 'Profit',
    type: 'number',
    width: 115,
    renderHeader: (params) => <TotalHeader {...params} />,
  },
];

export default function HeaderTotals() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGrid
        label="Sales in 2025"
        showToolbar
        rows={sales}
        columns={columns}
        columnHeaderHeight={68}
      />
    </Box>
  );
}
