import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { concerts } from './concerts';

function ConcertField({ id }: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const { value, label, open, ...picker } = usePickerContext();
  const concert = concerts.find(
    ({ date }) => adapter.isValid(value) && adapter.isSameDay(date, value),
  );
  return (
    <div
      ref={picker.triggerRef}
      className={picker.rootClassName}
      style={{ display: 'flex', alignItems: 'center', gap: 8 }}
    >
      <Autocomplete
        id={id}
        fullWidth
        options={concerts}
        value={concert ?? null}
        onChange={(_, option) =>
          picker.setValue(option?.date ?? null, { shouldClose: false })
        }
        groupBy={({ date }) => date.format('MMMM')}
        getOptionLabel={({ date, city }) => `${date.format('MMM D')}, ${city}`}
        disabled={picker.disabled}
        readOnly={picker.readOnly}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <IconButton
        aria-label="Choose from the calendar"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen((isOpen) => !isOpen)}
      >
        <SvgIcon>
          <path d="M7 2h2v2h6V2h2v2h4v18H3V4h4zM5 10v10h14V10z" />
        </SvgIcon>
      </IconButton>
    </div>
  );
}

const hasNoConcert = (day: Dayjs) =>
  !concerts.some(({ date }) => date.isSame(day, 'day'));

export default function ConcertPicker() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-12'));
  const concert = concerts.find(({ date }) => date.isSame(value, 'day'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <DatePicker
          label="Concert"
          value={value}
          onChange={setValue}
          minDate={dayjs('2025-06-01')}
          maxDate={dayjs('2025-07-31')}
          referenceDate={dayjs('2025-06-01')}
          shouldDisableDate={hasNoConcert}
          slots={{ field: ConcertField }}
        />
        <Typography aria-live="polite">
          {concert
            ? `${concert.date.format('dddd, MMMM D')}: ${concert.hall}`
            : 'Type a city, or choose a day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
