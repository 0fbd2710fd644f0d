import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const concert = dayjs('2025-10-24');

export default function InteractionStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Stack spacing={2}>
          <DateField label="Field: type it" defaultValue={concert} />
          <DatePicker label="Picker: type or choose" defaultValue={concert} />
        </Stack>
        <DateCalendar defaultValue={concert} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
