import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];
const months = [...new Set(sales.map(({ month }) => month))];

function FooterWithChart() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const rows = entries.map(({ model }) => model as Sale);

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <BarChart
        aria-label="Revenue of the filtered rows by month"
        height={160}
        hideLegend
        xAxis={[
          {
            data: months,
            scaleType: 'band',
            valueFormatter: (month: string) => month.slice(5),
          },
        ]}
        yAxis={[{ label: 'Thousand €', width: 60 }]}
        series={[
          {
            label: 'Revenue',
            data: months.map(
              (month) =>
                rows
                  .filter((row) => row.month === month)
                  .reduce((sum, { revenue }) => sum + revenue, 0) / 1000,
            ),
          },
        ]}
      />
      <GridFooter />
    </Box>
  );
}

export default function ChartInFooter() {
  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGrid
        label="Sales"
        showToolbar
        rows={sales}
        columns={columns}
        slots={{ footer: FooterWithChart }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'line', operator: 'equals', value: 'Skis' }],
            },
          },
        }}
      />
    </Box>
  );
}
