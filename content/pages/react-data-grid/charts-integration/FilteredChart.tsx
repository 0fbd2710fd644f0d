import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  DataGrid,
  gridFilterModelSelector,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sales, type Sale } from '#data/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'month', headerName: 'Month', width: 110 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 120 },
  { field: 'rep', headerName: 'Sales rep', flex: 1, minWidth: 150 },
];

const MONTHS = Array.from(new Set(sales.map(({ month }) => month)));

function ChartToolbar() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const [item] = useGridSelector(apiRef, gridFilterModelSelector).items;

  const revenue = MONTHS.map(() => 0);
  entries.forEach(({ model }) => {
    revenue[MONTHS.indexOf(model.month)] += model.revenue;
  });

  return (
    <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Line"
        value={item?.field === 'line' ? item.value : null}
        onChange={(_event, value: string | null) =>
          apiRef.current.setFilterModel({
            items: value ? [{ field: 'line', operator: 'equals', value }] : [],
          })
        }
      >
        <ToggleButton value="Skis">Skis</ToggleButton>
        <ToggleButton value="Tents">Tents</ToggleButton>
        <ToggleButton value="Boots">Boots</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={200}
        title="Revenue by month"
        hideLegend
        margin={{ right: 28 }}
        xAxis={[{ data: MONTHS, scaleType: 'point' }]}
        yAxis={[{ width: 70 }]}
        series={[{ data: revenue, label: 'Revenue', area: true }]}
      />
    </Box>
  );
}

export default function FilteredChart() {
  return (
    <Box sx={{ height: 600, width: '100%' }}>
      <DataGrid
        label="Sales and their chart"
        density="compact"
        showToolbar
        slots={{ toolbar: ChartToolbar }}
        rows={sales}
        columns={columns}
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
