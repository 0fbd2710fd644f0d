import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';

const date = dayjs('2025-06-12T10:30');

/** In your app, pass the same `components` to `createTheme()`. */
function withBrand(theme: Theme): Theme {
  const { success } = (theme.vars ?? theme).palette;
  const selected = {
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
      backgroundColor: success.main,
      color: success.contrastText,
    },
  };

  return {
    ...theme,
    components: {
      ...theme.components,
      MuiPickersDay: {
        styleOverrides: { root: { borderRadius: 8, ...selected } },
      },
      MuiDigitalClock: { styleOverrides: { item: selected } },
      MuiPickersOutlinedInput: {
        styleOverrides: { root: { borderRadius: 24 } },
      },
      MuiDateCalendar: { defaultProps: { disableHighlightToday: true } },
    },
  };
}

export default function BrandTheme() {
  const theme = withBrand(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}
        >
          <DateCalendar
            defaultValue={date}
            sx={{ m: 0, width: '100%', maxWidth: 320 }}
          />
          <DigitalClock defaultValue={date} sx={{ width: 140 }} />
          <DateField label="Departure" defaultValue={date} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
