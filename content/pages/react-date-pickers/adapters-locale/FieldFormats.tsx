import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2025-05-04T09:05');

export default function FieldFormats() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={{ keyboardDate: 'YYYY-MM-DD' }}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="From the provider" defaultValue={launch} />
        <DateField
          label="From the field"
          format="ddd, D MMM YYYY"
          defaultValue={launch}
        />
        <DateTimeField
          label="With words in brackets"
          format="DD.MM. [at] HH:mm"
          defaultValue={launch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
