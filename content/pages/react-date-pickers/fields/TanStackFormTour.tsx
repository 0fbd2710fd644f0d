import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import type { Dayjs } from 'dayjs';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  checkDay,
  checkName,
  focusPicker,
  limits,
  toIsoDay,
  type Tour,
} from './tour';

const empty: Tour = { name: '', day: null };

export default function TanStackFormTour() {
  const nameInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState('');
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => setSent(`${value.name}, ${toIsoDay(value.day)}`),
    onSubmitInvalid: ({ value }) => {
      setSent('');
      if (checkName(value.name)) nameInput.current?.focus();
      else focusPicker(dayInput.current);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit();
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        spacing={1}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <form.Field
          name="name"
          validators={{ onDynamic: ({ value }) => checkName(value) }}
        >
          {({ state, handleChange }) => (
            <TextField
              label="Name"
              value={state.value}
              onChange={(event) => handleChange(event.target.value)}
              inputRef={nameInput}
              error={state.meta.errors.length > 0}
              helperText={state.meta.errors[0] ?? ' '}
            />
          )}
        </form.Field>
        <form.Field
          name="day"
          validators={{ onDynamic: ({ value }) => checkDay(value) }}
        >
          {({ state, handleChange }) => (
            <DatePicker
              {...limits}
              label="Day of the tour"
              value={state.value}
              onChange={(day: Dayjs | null) => handleChange(day)}
              inputRef={dayInput}
              slotProps={{
                textField: {
                  error: state.meta.errors.length > 0 ? true : undefined,
                  helperText: state.meta.errors[0] ?? ' ',
                },
              }}
            />
          )}
        </form.Field>
        <Button type="submit" variant="contained">
          Book
        </Button>
        {sent && <Alert variant="outlined">Booked: {sent}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
