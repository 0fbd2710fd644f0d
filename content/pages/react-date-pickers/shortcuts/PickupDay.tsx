import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const ordered = dayjs('2025-04-30');
const holidays = new Set(['2025-05-01', '2025-05-02']);

const isClosed = (day: Dayjs) =>
  day.day() === 0 || day.day() === 6 || holidays.has(day.format('YYYY-MM-DD'));

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next day', getValue: () => ordered.add(1, 'day') },
  { label: 'In one week', getValue: () => ordered.add(1, 'week') },
  {
    label: 'First open day',
    getValue: ({ isValid }) => {
      const days = Array.from({ length: 14 }, (_, i) => i + 1);
      const found = days.find((count) => isValid(ordered.add(count, 'day')));
      return found ? ordered.add(found, 'day') : null;
    },
  },
];

export default function PickupDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        referenceDate={ordered}
        minDate={ordered}
        shouldDisableDate={isClosed}
        slotProps={{
          shortcuts: { items },
          textField: { helperText: 'Ordered on April 30' },
        }}
      />
    </LocalizationProvider>
  );
}
