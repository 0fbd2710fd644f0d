import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';
import { columns, regions } from './orderColumns';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const regionOf = ({ region }: Order): string => region;
const monthOf = ({ orderedAt }: Order) => months[orderedAt.getMonth()];
const is = (field: string, value: string): GridFilterModel => ({
  items: [{ field, operator: 'is', value }],
});

export default function OrdersDashboard() {
  const apiRef = useGridApiRef();
  const theme = useTheme();
  const [filterModel, setFilterModel] = React.useState(is('status', 'on hold'));
  const [shown, setShown] = React.useState(() =>
    orders.filter(({ status }) => status === 'on hold'),
  );

  // The grid reports each change of its filtered rows, whatever caused it.
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const entries = gridFilteredSortedRowEntriesSelector(apiRef);
        setShown(entries.map(({ model }) => model as Order));
      }),
    [apiRef],
  );

  const createSeries = (names: string[], nameOf: (row: Order) => string) => {
    const count = (rows: Order[]) =>
      names.map((name) => rows.filter((row) => nameOf(row) === name).length);
    const all = count(orders);
    const inTable = count(shown);
    return [
      { id: 'shown', label: 'In the table', stack: 'all', data: inTable },
      {
        id: 'hidden',
        label: 'Filtered out',
        stack: 'all',
        data: all.map((value, index) => value - inTable[index]),
        color: (theme.vars ?? theme).palette.action.disabledBackground,
      },
    ];
  };

  const toggleRegion = (region: string) => {
    const [item] = filterModel.items;
    setFilterModel({
      ...filterModel,
      items: item?.value === region ? [] : is('region', region).items,
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        {shown.length} of {orders.length} orders are in the table. Click a
        region to filter.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <BarChart
          aria-label="Orders by region"
          height={220}
          layout="horizontal"
          grid={{ horizontal: false, vertical: true }}
          hideLegend
          onAxisClick={(_, data) =>
            data && toggleRegion(String(data.axisValue))
          }
          xAxis={[{ tickMinStep: 1 }]}
          yAxis={[{ data: regions, scaleType: 'band', width: 120 }]}
          series={createSeries(regions, regionOf)}
          sx={{ [`& .${barElementClasses.root}`]: { cursor: 'pointer' } }}
        />
        <BarChart
          aria-label="Orders by month"
          height={220}
          hideLegend
          xAxis={[{ data: months, scaleType: 'band' }]}
          yAxis={[{ width: 40, tickMinStep: 1 }]}
          series={createSeries(months, monthOf)}
        />
      </Box>
      <Box sx={{ height: 420 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
