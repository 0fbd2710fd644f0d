import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const alarm = dayjs('2025-05-14T22:00');

export default function TimePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker label="Disabled" defaultValue={alarm} disabled />
        <TimePicker label="Read-only" defaultValue={alarm} readOnly />
        <TimePicker
          label="Lights out"
          name="lightsOut"
          defaultValue={alarm}
          slotProps={{
            textField: { required: true, size: 'small' },
            field: { clearable: true },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
