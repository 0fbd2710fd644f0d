import { orders } from '#data/orders';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';
import * as React from 'react';
import { orderColumns } from './orderColumns';
import { Figures, PlaceItem } from './orderParts';
import {
  EVERYWHERE,
  filterByDate,
  filterByPlace,
  listPlaces,
  sumByWeek,
  type DateRange,
} from './orderViews';

const layout = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
  columnGap: 3,
};

export default function OrderDesk() {
  const [place, setPlace] = React.useState(EVERYWHERE);
  const [range, setRange] = React.useState<DateRange>([dayjs('2025-01-01'), dayjs('2025-06-30')]);
  const { places, shown, weeks, series } = React.useMemo(() => {
    const inRange = filterByDate(orders, range);
    const shown = filterByPlace(inRange, place);
    const places = listPlaces(orders, inRange);
    return { places, shown, ...sumByWeek(shown, place) };
  }, [place, range]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        <DateRangePicker
          label="Ordered"
          value={range}
          onChange={setRange}
          slotProps={{ textField: { size: 'small' } }}
        />
        <Figures orders={shown} />
        <BarChart
          height={164}
          aria-label="Items ordered per week, by region"
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
          xAxis={[
            {
              data: weeks,
              scaleType: 'band',
              valueFormatter: (week: Date) => dayjs(week).format('MMM D'),
            },
          ]}
          yAxis={[{ width: 36 }]}
          grid={{ horizontal: true }}
          series={series}
        />
        <RichTreeView
          aria-label="Region"
          items={places}
          slots={{ item: PlaceItem }}
          defaultExpandedItems={[EVERYWHERE, 'Central Europe', 'Nordics']}
          selectedItems={place}
          onSelectedItemsChange={(_, id) => setPlace(id ?? EVERYWHERE)}
          expansionTrigger="iconContainer"
          sx={{ gridRow: { md: '2 / 4' }, gridColumn: { md: 1 } }}
        />
        <Box sx={{ height: 274 }}>
          <DataGrid
            label="Orders"
            rows={shown}
            columns={orderColumns}
            density="compact"
            disableColumnMenu
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
