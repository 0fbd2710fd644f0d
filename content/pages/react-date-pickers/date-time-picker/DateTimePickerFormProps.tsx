import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const deadline = dayjs('2025-05-30T17:00');

export default function DateTimePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Disabled" defaultValue={deadline} disabled />
        <DateTimePicker label="Read-only" defaultValue={deadline} readOnly />
        <DateTimePicker
          label="Deadline"
          name="deadline"
          defaultValue={deadline}
          slotProps={{
            textField: { helperText: 'In the time of the office' },
            field: { clearable: true },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
