import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

/** Euros for a night, from January to December. */
const prices = [64, 64, 72, 85, 96, 118, 142, 142, 104, 82, 66, 88];

function PriceHeader(props: PickersRangeCalendarHeaderProps) {
  const { month, monthIndex, labelId, ...other } = props;
  const day: Dayjs = month;
  return (
    <div>
      <PickersRangeCalendarHeader
        {...other}
        month={month}
        // The first month has the arrow back, and the last one the arrow ahead.
        monthIndex={monthIndex}
        // The days of the month take their name from this id.
        labelId={labelId}
      />
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        €{prices[day.month()]} a night
      </Typography>
    </div>
  );
}

export default function NightPrices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2025-06-27'), dayjs('2025-07-04')]}
          slots={{ calendarHeader: PriceHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
