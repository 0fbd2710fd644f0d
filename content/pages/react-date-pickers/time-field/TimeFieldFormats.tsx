import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const eruption = dayjs('2025-03-07T16:08:25');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimeField label="From the locale" defaultValue={eruption} />
        <TimeField label="24 hours" ampm={false} defaultValue={eruption} />
        <TimeField
          label="With seconds"
          format="HH:mm:ss"
          defaultValue={eruption}
        />
        <TimeField
          label="Minutes and seconds"
          format="mm:ss"
          defaultValue={eruption}
        />
        <TimeField
          label="With words"
          format="h [h] mm [min] A"
          defaultValue={eruption}
        />
      </Stack>
    </LocalizationProvider>
  );
}
