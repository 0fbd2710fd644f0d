import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useFormik, type FormikErrors } from 'formik';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  checkDay,
  checkName,
  focusPicker,
  limits,
  toIsoDay,
  type Tour,
} from './tour';

function validate(tour: Tour) {
  const errors: FormikErrors<Tour> = {};
  const name = checkName(tour.name);
  const day = checkDay(tour.day);
  // Formik counts the keys, so fields without an error must not have one.
  if (name) errors.name = name;
  if (day) errors.day = day;
  return errors;
}

export default function FormikTour() {
  const nameInput = useRef<HTMLInputElement>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState('');
  const formik = useFormik<Tour>({
    initialValues: { name: '', day: null },
    validate,
    onSubmit: ({ name, day }, { setSubmitting }) => {
      setSent(`${name}, ${toIsoDay(day)}`);
      setSubmitting(false);
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    setSent('');
    formik.handleSubmit(event);
    const errors = validate(formik.values);
    if (errors.name) nameInput.current?.focus();
    else if (errors.day) focusPicker(dayInput.current);
  };
  const isTried = formik.submitCount > 0;
  const nameError = isTried ? formik.errors.name : undefined;
  const dayError = isTried ? formik.errors.day : undefined;
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
          value={formik.values.name}
          onChange={formik.handleChange}
          inputRef={nameInput}
          error={nameError !== undefined}
          helperText={nameError ?? ' '}
        />
        <DatePicker
          {...limits}
          label="Day of the tour"
          value={formik.values.day}
          onChange={(day) => void formik.setFieldValue('day', day)}
          inputRef={dayInput}
          slotProps={{
            textField: {
              error: dayError ? true : undefined,
              helperText: dayError ?? ' ',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        {sent && <Alert variant="outlined">Booked: {sent}</Alert>}
      </Stack>
    </LocalizationProvider>
  );
}
