import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const voyage = dayjs('2025-03-07');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Dashes" format="YYYY-MM-DD" defaultValue={voyage} />
        <DateField
          label="Month by name"
          format="D MMMM YYYY"
          defaultValue={voyage}
        />
        <DateField
          label="Month and year"
          format="MMM YYYY"
          defaultValue={voyage}
        />
        <DateField
          label="Spacious"
          formatDensity="spacious"
          defaultValue={voyage}
        />
      </Stack>
    </LocalizationProvider>
  );
}
