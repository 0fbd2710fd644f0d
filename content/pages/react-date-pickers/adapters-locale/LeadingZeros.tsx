import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2025-05-04');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Always two digits"
          format="D/M/YYYY"
          defaultValue={launch}
        />
        <DateField
          label="As in the format"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={launch}
        />
        <DatePicker
          label="The same in a picker"
          format="D/M/YYYY"
          defaultValue={launch}
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
