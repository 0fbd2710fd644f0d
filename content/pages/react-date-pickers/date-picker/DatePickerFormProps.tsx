import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import { useRef } from 'react';

const issued = dayjs('2025-02-11');

const textField: Partial<PickersTextFieldProps> = {
  required: true,
  fullWidth: true,
  color: 'success',
  helperText: 'Thirty days after the invoice',
};

export default function DatePickerFormProps() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Disabled" defaultValue={issued} disabled />
        <DatePicker label="Read-only" defaultValue={issued} readOnly />
        <DatePicker
          label="Due date"
          name="dueDate"
          defaultValue={issued.add(30, 'day')}
          inputRef={input}
          slotProps={{ textField }}
        />
        <Button onClick={() => input.current?.focus()}>
          Focus the due date
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
