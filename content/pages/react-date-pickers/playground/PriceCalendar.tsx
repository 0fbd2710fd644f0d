import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  pickersDayClasses,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

/** The price of a night: higher on Fridays and Saturdays, and in summer. */
function priceOf(day: Dayjs) {
  const weekend = day.day() >= 5 ? 28 : 0;
  const summer = day.month() === 6 || day.month() === 7 ? 20 : 0;
  return 64 + weekend + summer;
}

// Outside the component, so that the days keep their focus.
function PriceDay(props: PickersDayProps) {
  const day: Dayjs = props.day;

  return (
    <PickersDay {...props}>
      <Box component="span" sx={{ display: 'block', lineHeight: 1.2 }}>
        {day.date()}
        <Box component="span" sx={{ display: 'block', fontSize: 11 }}>
          €{priceOf(day)}
        </Box>
      </Box>
    </PickersDay>
  );
}

export default function PriceCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-12')}
        disableHighlightToday
        slots={{ day: PriceDay }}
        sx={{
          width: '100%',
          maxWidth: 320,
          height: 'auto',
          maxHeight: 'none',
          // Also sizes the empty cells, which don't get the `sx` of the slot.
          [`& .${pickersDayClasses.root}`]: {
            width: 38,
            height: 42,
            borderRadius: 1,
          },
          [`& .${dayCalendarClasses.weekDayLabel}`]: { width: 38 },
          [`& .${dayCalendarClasses.slideTransition}`]: { minHeight: 280 },
        }}
      />
    </LocalizationProvider>
  );
}
