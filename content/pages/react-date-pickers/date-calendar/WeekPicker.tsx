import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useState } from 'react';

const ChosenDay = createContext<Dayjs | null>(null);

const DayOfWeek = styled(PickersDay)(({ theme }) => ({
  '&[data-week]': {
    borderRadius: 0,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
  '&[data-week="0"]': { borderRadius: '50% 0 0 50%' },
  '&[data-week="6"]': { borderRadius: '0 50% 50% 0' },
}));

function WeekDay(props: PickersDayProps) {
  const chosen = useContext(ChosenDay);
  const day: Dayjs = props.day;
  const inWeek = chosen !== null && day.isSame(chosen, 'week');
  return (
    <DayOfWeek
      {...props}
      disableMargin
      data-week={inWeek ? day.day() : undefined}
    />
  );
}

export default function WeekPicker() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenDay.Provider value={value}>
        <DateCalendar
          value={value}
          onChange={setValue}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          sx={{ '& .MuiDayCalendar-weekDayLabel': { mx: 0 } }}
        />
      </ChosenDay.Provider>
    </LocalizationProvider>
  );
}
