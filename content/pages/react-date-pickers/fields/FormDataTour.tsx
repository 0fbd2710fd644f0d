import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useRef, useState, type SyntheticEvent } from 'react';
import { checkDay, checkName, focusPicker, limits, toIsoDay } from './tour';

export default function FormDataTour() {
  const nameInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState<Dayjs | null>(null);
  const [errors, setErrors] = useState<{ name?: string; day?: string }>({});
  const [sent, setSent] = useState<string[]>([]);
  const [resets, setResets] = useState(0);
  const reset = () => {
    setDay(null);
    setErrors({});
    setSent([]);
    setResets(resets + 1);
  };
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const nameError = checkName(String(form.get('name')));
    const dayError = checkDay(day);
    const entries = [...form].map(([key, value]) => `${key}: ${String(value)}`);
    setErrors({ name: nameError, day: dayError });
    setSent(nameError || dayError ? [] : entries);
    if (nameError) nameInput.current?.focus();
    else if (dayError) focusPicker(dayInput.current);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={send}
        onReset={reset}
        spacing={1}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <TextField
          key={`name-${resets}`}
          name="name"
          label="Name"
          inputRef={nameInput}
          error={errors.name !== undefined}
          helperText={errors.name ?? ' '}
        />
        <DatePicker
          {...limits}
          // A new key also removes a date that is only half entered.
          key={`day-${resets}`}
          name="shown"
          label="Day of the tour"
          value={day}
          onChange={setDay}
          inputRef={dayInput}
          slotProps={{
            textField: {
              error: errors.day ? true : undefined,
              helperText: errors.day ?? ' ',
            },
          }}
        />
        <input type="hidden" name="day" value={toIsoDay(day)} />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" fullWidth>
            Book
          </Button>
          <Button type="reset">Reset</Button>
        </Stack>
        {sent.length > 0 && (
          <Alert variant="outlined">
            {sent.map((entry) => (
              <div key={entry}>{entry}</div>
            ))}
          </Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
