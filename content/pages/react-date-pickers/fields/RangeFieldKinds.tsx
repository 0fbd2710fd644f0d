import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const festival: DateRange<Dayjs> = [
  dayjs('2025-06-21T10:00'),
  dayjs('2025-06-23T18:30'),
];

export default function RangeFieldKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateRangeField label="Days" defaultValue={festival} />
        <SingleInputDateTimeRangeField
          label="Days and times"
          format="MMM D, HH:mm"
          defaultValue={festival}
        />
        <MultiInputTimeRangeField
          defaultValue={festival}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Doors open' : 'Doors close',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
