import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { popupDirection, RightToLeft } from './rightToLeft';

const texts = heIL.components.MuiLocalizationProvider.defaultProps.localeText;
const concert = dayjs('2025-05-14T20:30');

export default function RightToLeftPickers() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="he"
        localeText={texts}
      >
        <Stack spacing={2}>
          <DateTimePicker
            label="תאריך הקונצרט"
            defaultValue={concert}
            slotProps={popupDirection}
          />
          <DateCalendar defaultValue={concert} sx={{ m: 0 }} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
