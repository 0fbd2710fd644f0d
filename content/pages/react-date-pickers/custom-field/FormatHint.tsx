import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

function HintTextField(props: PickersTextFieldProps) {
  const format = useParsedFormat();
  return (
    <PickersTextField
      {...props}
      helperText={props.helperText ?? `Write it as ${format}`}
    />
  );
}

export default function FormatHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Day"
          defaultValue={dayjs('2025-09-18')}
          slots={{ textField: HintTextField }}
        />
        <TimePicker
          label="Time"
          defaultValue={dayjs('2025-09-18T07:30')}
          slots={{ textField: HintTextField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
