import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { useState } from 'react';
import { popupDirection, RightToLeft } from './rightToLeft';

const texts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
const gregorian = new Intl.DateTimeFormat('fa-IR', {
  calendar: 'gregory',
  dateStyle: 'full',
});

export default function JalaliPicker() {
  const [value, setValue] = useState<Date | null>(new Date(2025, 2, 21));
  const isValid = value !== null && !Number.isNaN(value.getTime());
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={texts}
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <DatePicker
            label="تاریخ تحویل"
            value={value}
            onChange={setValue}
            slotProps={popupDirection}
          />
          <Typography lang="fa" aria-live="polite">
            {isValid ? gregorian.format(value) : '–'}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
