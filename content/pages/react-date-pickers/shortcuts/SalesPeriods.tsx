import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { sales } from '#data/sales';

const year: DateRange<Dayjs> = [dayjs('2025-01-01'), dayjs('2025-12-31')];
const summer: DateRange<Dayjs> = [dayjs('2025-06-01'), dayjs('2025-08-31')];

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Whole year', getValue: () => year },
  { label: 'Summer', getValue: () => summer },
  { label: 'December', getValue: () => [dayjs('2025-12-01'), year[1]] },
  { label: 'Reset', getValue: () => [null, null] },
];

// On narrow screens, the shortcuts are above the calendar.
const NARROW = '@media (max-width: 600px)';

export default function SalesPeriods() {
  const [range, setRange] = useState(summer);
  const [start, end] = range;
  const from = start?.isValid() ? start.format('YYYY-MM') : '';
  const to = end?.isValid() ? end.format('YYYY-MM') : '';
  const revenue = sales
    .filter(({ month }) => from && to && month >= from && month <= to)
    .reduce((sum, sale) => sum + sale.revenue, 0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateRangePicker
          label="Months of the report"
          calendars={1}
          value={range}
          onChange={setRange}
          slotProps={{
            shortcuts: {
              items,
              subheader: <ListSubheader disableSticky>Periods</ListSubheader>,
              sx: {
                [NARROW]: {
                  display: 'flex',
                  flexWrap: 'wrap',
                  maxWidth: 320,
                  '& .MuiListItem-root': { width: 'auto', px: 1 },
                },
              },
            },
            layout: { sx: { [NARROW]: { display: 'block', minWidth: 0 } } },
          }}
        />
        <Typography aria-live="polite">
          Revenue: €{revenue.toLocaleString('en-US')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
