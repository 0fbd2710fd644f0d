import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <MonthCalendar
          defaultValue={dayjs('2022-05-01')}
          slotProps={{
            monthButton: ({ isMonthSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isMonthSelected ? 700 : 400 },
            }),
          }}
        />
        <YearCalendar
          defaultValue={dayjs('2022-05-01')}
          minDate={dayjs('2018-01-01')}
          maxDate={dayjs('2026-12-31')}
          slotProps={{
            yearButton: ({ isYearSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isYearSelected ? 700 : 400 },
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
