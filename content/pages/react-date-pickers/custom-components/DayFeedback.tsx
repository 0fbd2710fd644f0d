import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import { createContext, useContext, useState } from 'react';

const kinds = ['Default', 'From the pointer', 'Green', 'Keyboard only', 'None'];
const Feedback = createContext('Default');

function FeedbackDay(props: PickersDayProps) {
  switch (useContext(Feedback)) {
    case 'From the pointer':
      return <PickersDay {...props} centerRipple={false} />;
    case 'Green':
      return (
        <PickersDay {...props} TouchRippleProps={{ className: 'green' }} />
      );
    case 'Keyboard only':
      return <PickersDay {...props} disableTouchRipple focusRipple />;
    case 'None':
      return (
        <PickersDay
          {...props}
          disableRipple
          focusVisibleClassName="keyboard-focus"
        />
      );
    default:
      return <PickersDay {...props} />;
  }
}

export default function DayFeedback() {
  const [kind, setKind] = useState('None');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 320,
          '& .green': { color: 'success.main' },
          '& .keyboard-focus': { outline: '3px solid', outlineOffset: 2 },
        }}
      >
        <TextField
          select
          size="small"
          label="Feedback"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          sx={{ minWidth: 200, mb: 1 }}
        >
          {kinds.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Feedback.Provider value={kind}>
          <DateCalendar
            defaultValue={dayjs('2025-05-14')}
            slots={{ day: FeedbackDay }}
          />
        </Feedback.Provider>
      </Box>
    </LocalizationProvider>
  );
}
