import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, frFR, itIT, ptBR } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/pt-br';
import { useState } from 'react';

const languages = {
  de: { name: 'Deutsch', locale: deDE },
  fr: { name: 'Français', locale: frFR },
  'pt-br': { name: 'Português', locale: ptBR },
  it: { name: 'Italiano', locale: itIT },
};
type Language = keyof typeof languages;

export default function TranslatedPicker() {
  const [language, setLanguage] = useState<Language>('de');
  const { components } = languages[language].locale;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_, next: Language | null) => setLanguage(next ?? language)}
        >
          {Object.entries(languages).map(([key, { name }]) => (
            <ToggleButton key={key} value={key} lang={key}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StaticDatePicker
          defaultValue={dayjs('2025-05-14')}
          slotProps={{
            actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
