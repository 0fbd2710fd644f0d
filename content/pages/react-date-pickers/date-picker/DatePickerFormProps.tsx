import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2025-02-11');

export default function DatePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Disabled" defaultValue={issued} disabled />
        <DatePicker label="Read-only" defaultValue={issued} readOnly />
        <DatePicker
          label="Due date"
          name="dueDate"
          defaultValue={issued.add(30, 'day')}
          slotProps={{
            textField: {
              required: true,
              helperText: 'Thirty days after the invoice',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
