import SvgIcon from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {
  DateTimePickerTabsProps,
  DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const toolbar: Partial<DateTimePickerToolbarProps> = {
  toolbarFormat: 'D MMM',
  toolbarPlaceholder: 'No day',
};
const tabs: DateTimePickerTabsProps = {
  dateIcon: (
    <SvgIcon>
      <path d="M4 5h16v15H4zm2 5v8h12v-8zM7 2h2v4H7zm8 0h2v4h-2z" />
    </SvgIcon>
  ),
  timeIcon: (
    <SvgIcon>
      <path d="M7 2h10v5l-4 5 4 5v5H7v-5l4-5-4-5z" />
    </SvgIcon>
  ),
};
const actionBar: PickersActionBarProps = {
  actions: ['clear', 'cancel', 'nextOrAccept'],
};
const shortcuts: PickersShortcutsProps<Dayjs | null> = {
  items: ['2025-10-06T08:00', '2025-10-09T16:30', '2025-10-11T10:15'].map(
    (time) => ({
      label: dayjs(time).format('ddd, HH:mm'),
      getValue: () => dayjs(time),
    }),
  ),
  changeImportance: 'set',
  dense: true,
  // There's no room for them next to the calendar on a phone.
  sx: { display: { xs: 'none', sm: 'block' } },
};

export default function TireChange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateTimePicker
          ampm={false}
          defaultValue={dayjs('2025-10-09T16:30')}
          localeText={{ toolbarTitle: 'Change of tires' }}
          slotProps={{
            toolbar,
            tabs,
            actionBar,
            shortcuts,
            day: ({ day }) =>
              (day as Dayjs).day() === 0 ? { sx: { color: 'error.main' } } : {},
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
