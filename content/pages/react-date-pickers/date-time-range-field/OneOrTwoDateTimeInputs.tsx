import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const ferry: DateRange<Dayjs> = [
  dayjs('2025-07-04T20:15'),
  dayjs('2025-07-05T09:40'),
];

export default function OneOrTwoDateTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
        <SingleInputDateTimeRangeField
          label="Night ferry"
          defaultValue={ferry}
        />
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={ferry}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Departure' : 'Arrival',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
