import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerSlotProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const flight: DateRange<Dayjs> = [
  dayjs('2025-10-02T21:40'),
  dayjs('2025-10-03T06:15'),
];

const field = {
  dateSeparator: 'to',
  clearable: true,
} satisfies DateTimeRangePickerSlotProps<true>['field'];

export default function DateTimeRangeParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <DateTimeRangePicker
          defaultValue={flight}
          localeText={{ start: 'Departure', end: 'Arrival' }}
          slots={{ field: MultiInputDateTimeRangeField }}
        />
        <DateTimeRangePicker
          label="Short, with 24 hours"
          format="D MMM, HH:mm"
          ampm={false}
          defaultValue={flight}
          slotProps={{ field }}
        />
        <DateTimeRangePicker
          label="One list of times, every half hour"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={flight}
        />
      </Stack>
    </LocalizationProvider>
  );
}
