import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const landing = dayjs('2025-03-07T16:08:25');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <DateTimeField label="From the locale" defaultValue={landing} />
        <DateTimeField label="24 hours" ampm={false} defaultValue={landing} />
        <DateTimeField
          label="As in a log"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={landing}
        />
        <DateTimeField
          label="With words"
          format="D MMMM YYYY [at] h:mm A"
          defaultValue={landing}
        />
        <DateTimeField
          label="Spacious"
          formatDensity="spacious"
          defaultValue={landing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
