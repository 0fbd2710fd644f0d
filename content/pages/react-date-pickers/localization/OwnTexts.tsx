import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        localeText={{
          toolbarTitle: 'When shall we come?',
          okButtonLabel: 'Book this day',
          clearButtonLabel: 'No day',
        }}
        slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
