import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const opening = dayjs('2025-06-21T18:30');

export default function FieldsAtAGlance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Date Field" defaultValue={opening} />
        <TimeField label="Time Field" defaultValue={opening} />
        <DateTimeField label="Date Time Field" defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
