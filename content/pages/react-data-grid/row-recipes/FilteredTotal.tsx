import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { sales } from '#data/sales';

interface Row {
  id: number | string;
  rep: string;
  region: string;
  line: string;
  revenue: number;
}

const euro = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Row>[] = [
  { field: 'rep', headerName: 'Rep', flex: 1, minWidth: 140 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
];

const rows: Row[] = sales;
const sum = (list: Row[]) => list.reduce((all, row) => all + row.revenue, 0);

export default function FilteredTotal() {
  const apiRef = useGridApiRef();
  const [revenue, setRevenue] = React.useState(() => sum(rows));

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const entries = gridFilteredSortedRowEntriesSelector(apiRef);
        setRevenue(sum(entries.map(({ model }) => model as Row)));
      }),
    [apiRef],
  );

  const pinnedRows = React.useMemo(() => {
    const total: Row = {
      id: 'total',
      rep: 'Total',
      region: '',
      line: '',
      revenue,
    };
    return { bottom: [total] };
  }, [revenue]);

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        label="Sales with a total"
        showToolbar
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
