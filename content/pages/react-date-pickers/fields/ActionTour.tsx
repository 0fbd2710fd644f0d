import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { bookTour, type Booking } from './bookTour';
import { focusPicker, limits, toIsoDay } from './tour';

const nothing: Booking = { errors: {} };

export default function ActionTour() {
  const nameInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const [booking, book, isPending] = useActionState(bookTour, nothing);
  const [day, setDay] = useState<Dayjs | null>(null);
  const { errors, confirmation } = booking;
  useEffect(() => {
    if (booking.errors.name) nameInput.current?.focus();
    else if (booking.errors.day) focusPicker(dayInput.current);
  }, [booking]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In a picker, Enter submits the form even while the button is disabled.
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    startTransition(() => book(form));
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
        <TextField
          name="name"
          label="Name"
          inputRef={nameInput}
          error={errors.name !== undefined}
          helperText={errors.name ?? ' '}
        />
        <DatePicker
          {...limits}
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
        <Button type="submit" variant="contained" loading={isPending}>
          Book
        </Button>
        {confirmation && (
          <Alert variant="outlined">Booked: {confirmation}</Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
