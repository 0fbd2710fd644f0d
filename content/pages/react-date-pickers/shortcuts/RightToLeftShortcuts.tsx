import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/he';
import { RightToLeft } from './rightToLeft';

const texts = heIL.components.MuiLocalizationProvider.defaultProps.localeText;
const today = dayjs('2025-06-12');
const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'היום', getValue: () => today },
  { label: 'מחר', getValue: () => today.add(1, 'day') },
  { label: 'בעוד שבוע', getValue: () => today.add(7, 'day') },
  { label: 'סוף החודש', getValue: () => today.endOf('month') },
];

export default function RightToLeftShortcuts() {
  return (
    <Box sx={{ width: 'fit-content', mx: 'auto' }}>
      <RightToLeft>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="he"
          localeText={texts}
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={today}
            sx={{
              // The first column is at the right here.
              [`& .${pickersLayoutClasses.shortcuts}`]: { gridColumn: 1 },
              '@media (max-width: 600px)': { minWidth: 0, display: 'block' },
            }}
            slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          />
        </LocalizationProvider>
      </RightToLeft>
    </Box>
  );
}
