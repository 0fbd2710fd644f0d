import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWinter = (month: Dayjs) => month.month() < 2 || month.month() === 11;
const isOddYear = (year: Dayjs) => year.year() % 2 === 1;

export default function DisabledMonthsAndYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Month of planting, not in winter"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2025-01-01')}
          shouldDisableMonth={isWinter}
        />
        <DatePicker
          label="Biennial, even years"
          views={['year']}
          defaultValue={dayjs('2024-01-01')}
          shouldDisableYear={isOddYear}
        />
      </Stack>
    </LocalizationProvider>
  );
}
