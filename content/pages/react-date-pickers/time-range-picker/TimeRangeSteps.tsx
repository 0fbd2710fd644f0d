import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  TimeRangePicker,
  type TimeRangePickerSlotProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const rental: DateRange<Dayjs> = [
  dayjs('2025-05-14T09:00'),
  dayjs('2025-05-14T17:00'),
];

const field = {
  dateSeparator: 'to',
  clearable: true,
} satisfies TimeRangePickerSlotProps<true>['field'];

export default function TimeRangeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="24 hours, with a word in between"
          ampm={false}
          defaultValue={rental}
          slotProps={{ field }}
        />
        <TimeRangePicker
          label="One list, every half hour"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={rental}
        />
        <TimeRangePicker
          label="Full hours"
          views={['hours']}
          defaultValue={rental}
        />
      </Stack>
    </LocalizationProvider>
  );
}
