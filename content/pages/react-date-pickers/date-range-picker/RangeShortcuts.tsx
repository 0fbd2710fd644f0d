import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const start = dayjs('2025-01-01');

const quarters = [0, 1, 2, 3].map(
  (index): PickersShortcutsItem<DateRange<Dayjs>> => ({
    label: `Quarter ${index + 1}`,
    getValue: () => [
      start.add(index * 3, 'month'),
      start.add(index * 3 + 2, 'month').endOf('month'),
    ],
  }),
);

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Accounting period"
        defaultValue={[start, start.endOf('month')]}
        slotProps={{
          shortcuts: {
            items: [
              ...quarters,
              { label: 'Empty', getValue: () => [null, null] },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
