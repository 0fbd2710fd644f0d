import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const season = dayjs('2025-03-01');

function SeasonToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext();
  const day: Dayjs | null = value;
  if (hidden) return null;
  return (
    <Box className={className} sx={{ p: 2, pb: 0 }}>
      <Typography id={titleId} variant="overline">
        Day of the season
      </Typography>
      <Typography variant="h4" component="p">
        {day ? day.diff(season, 'day') + 1 : '–'}
      </Typography>
    </Box>
  );
}

export default function CustomToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        slots={{ toolbar: SeasonToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
