import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  elGRLocaleText,
  enUSLocaleText,
  frFRLocalText,
  ptBRLocaleText,
  svSELocaleText,
} from '@mui/x-charts/locales';
import { energy } from '#data/energy';

const languages = {
  en: { name: 'English', texts: enUSLocaleText, price: 'Price' },
  el: { name: 'Ελληνικά', texts: elGRLocaleText, price: 'Τιμή' },
  fr: { name: 'Français', texts: frFRLocalText, price: 'Prix' },
  'pt-BR': { name: 'Português', texts: ptBRLocaleText, price: 'Preço' },
  sv: { name: 'Svenska', texts: svSELocaleText, price: 'Pris' },
};
type Language = keyof typeof languages;
const months = energy.map(({ month }) => month);
const halfYears = months.filter((_, index) => index % 6 === 0);

export default function ChartLanguage() {
  const [language, setLanguage] = useState<Language>('sv');
  const [state, setState] = useState('ready');
  const { texts, price } = languages[language];

  return (
    <Box lang={language} sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          sx={{ minWidth: 160 }}
        >
          {Object.entries(languages).map(([value, { name }]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State of the data"
          value={state}
          onChange={(_, value: string | null) => value && setState(value)}
        >
          <ToggleButton value="ready">Data</ToggleButton>
          <ToggleButton value="loading">Loading</ToggleButton>
          <ToggleButton value="empty">Empty</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <LineChart
        height={300}
        aria-label="Price of electricity by month"
        localeText={texts}
        loading={state === 'loading'}
        xAxis={[
          {
            data: months,
            scaleType: 'time',
            position: 'bottom',
            domainLimit: 'strict',
            tickInterval: halfYears,
            valueFormatter: (month: Date) =>
              month.toLocaleDateString(language, {
                month: 'short',
                year: 'numeric',
              }),
          },
        ]}
        yAxis={[
          {
            label: `${price} (€/MWh)`,
            width: 60,
            min: 0,
            max: 100,
            position: 'left',
          },
        ]}
        series={
          state === 'ready'
            ? [
                {
                  label: price,
                  data: energy.map((row) => row.price),
                  valueFormatter: (value) =>
                    (value ?? 0).toLocaleString(language, {
                      style: 'currency',
                      currency: 'EUR',
                    }),
                },
              ]
            : []
        }
        hideLegend
      />
    </Box>
  );
}
