import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

function DayAndTime() {
  const { view, setView } = usePickerContext();
  const isDay = view === 'day' || view === 'month' || view === 'year';
  return (
    <ButtonGroup fullWidth sx={{ p: 2 }} aria-label="Part to edit">
      <Button
        variant={isDay ? 'contained' : 'outlined'}
        aria-pressed={isDay}
        onClick={() => setView('day')}
      >
        Day
      </Button>
      <Button
        variant={isDay ? 'outlined' : 'contained'}
        aria-pressed={!isDay}
        onClick={() => setView('hours')}
      >
        Time
      </Button>
    </ButtonGroup>
  );
}

export default function CustomTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-05-14T09:30')}
        slots={{ tabs: DayAndTime }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
