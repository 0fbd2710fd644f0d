import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import {
  checkDay,
  checkName,
  focusPicker,
  limits,
  toIsoDay,
  type Tour,
} from './tour';

export default function HookFormTour() {
  const [sent, setSent] = useState('');
  const { control, formState, handleSubmit, register } = useForm<Tour>({
    defaultValues: { name: '', day: null },
  });
  const { ref, ...nameProps } = register('name', { validate: checkName });
  const nameError = formState.errors.name?.message;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        onSubmit={handleSubmit(
          ({ name, day }) => setSent(`${name}, ${toIsoDay(day)}`),
          () => setSent(''),
        )}
        spacing={1}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <TextField
          {...nameProps}
          inputRef={ref}
          label="Name"
          error={nameError !== undefined}
          helperText={nameError ?? ' '}
        />
        <Controller
          name="day"
          control={control}
          rules={{ validate: checkDay }}
          render={({ field, fieldState: { error } }) => (
            <DatePicker
              {...limits}
              label="Day of the tour"
              value={field.value}
              onChange={field.onChange}
              inputRef={(input: HTMLInputElement | null) =>
                field.ref({ focus: () => focusPicker(input) })
              }
              slotProps={{
                textField: {
                  error: error ? true : undefined,
                  helperText: error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        {sent && <Alert variant="outlined">Booked: {sent}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
