import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import { useState } from 'react';

const launch = dayjs('2025-05-14T21:30');

export default function LocaleDayjs() {
  const [locale, setLocale] = useState('de');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
        >
          {['en', 'en-gb', 'de', 'zh-cn'].map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField label="Launch" defaultValue={launch} />
        <DateCalendar defaultValue={launch} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
