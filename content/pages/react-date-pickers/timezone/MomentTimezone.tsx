import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-timezone';

const departure = moment.utc('2025-05-14T08:05');

export default function MomentTimezone() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      adapterLocale="en"
      dateLibInstance={moment}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Departure, UTC" defaultValue={departure} />
        <DateTimePicker
          label="Departure, Lima"
          defaultValue={departure}
          timezone="America/Lima"
        />
      </Stack>
    </LocalizationProvider>
  );
}
