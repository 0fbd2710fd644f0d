import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

function WeekOfYear() {
  const adapter = usePickerAdapter();
  const { value } = usePickerContext();
  if (!adapter.isValid(value)) return null;
  return (
    <Typography sx={{ p: 2 }}>
      {adapter.format(value, 'weekday')}, {adapter.format(value, 'fullDate')},
      semaine {adapter.getWeekNumber(value)}
    </Typography>
  );
}

export default function AdapterInSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        slots={{ actionBar: WeekOfYear }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
