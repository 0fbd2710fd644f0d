import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function FocusedView() {
  const [view, setView] = useState<DateView>('day');
  const [focusedView, setFocusedView] = useState<DateView | null>(null);
  const [year, setYear] = useState(2021);
  const goTo = (next: DateView) => {
    setView(next);
    setFocusedView(next);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => goTo('year')}>Choose the year</Button>
          <Button onClick={() => goTo('day')}>Choose the day</Button>
        </Stack>
        <DateCalendar
          defaultValue={dayjs('2021-08-19')}
          minDate={dayjs('2010-01-01')}
          maxDate={dayjs('2025-12-31')}
          view={view}
          onViewChange={setView}
          focusedView={focusedView}
          onFocusedViewChange={(part, hasFocus) =>
            setFocusedView((last) => {
              if (hasFocus) return part;
              return last === part ? null : last;
            })
          }
          onMonthChange={(month: Dayjs) => setYear(month.year())}
        />
        <Typography aria-live="polite">
          Survey of {year}. Focus: {focusedView ?? 'outside of the views'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
