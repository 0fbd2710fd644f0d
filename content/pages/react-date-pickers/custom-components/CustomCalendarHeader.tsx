import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function QuarterHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, labelId } = props;
  const month: Dayjs = currentMonth;
  return (
    <Stack
      direction="row"
      sx={{
        px: 2,
        pt: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Button
        size="small"
        onClick={() => onMonthChange(month.add(-3, 'month'))}
      >
        −3 months
      </Button>
      <Typography id={labelId} aria-live="polite">
        {month.format('MMM YYYY')}
      </Typography>
      <Button size="small" onClick={() => onMonthChange(month.add(3, 'month'))}>
        +3 months
      </Button>
    </Stack>
  );
}

export default function CustomCalendarHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slots={{ calendarHeader: QuarterHeader }}
      />
    </LocalizationProvider>
  );
}
