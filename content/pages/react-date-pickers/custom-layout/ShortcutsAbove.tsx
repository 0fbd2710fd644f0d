import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const start = dayjs('2025-05-14');

const items = [1, 2, 4, 8].map((weeks) => ({
  label: `Week ${weeks}`,
  getValue: () => start.add(weeks, 'week'),
}));

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={start}
        slotProps={{
          actionBar: { actions: [] },
          shortcuts: {
            items,
            disablePadding: true,
            sx: {
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              '& .MuiListItem-root': {
                width: 'auto',
                px: { xs: 0.25, sm: 0.5 },
              },
            },
          },
          layout: {
            sx: {
              // On narrow screens, the calendar shrinks.
              minWidth: 0,
              gridTemplateColumns: '0 minmax(0, 320px) 0',
              [`& .${dateCalendarClasses.root}`]: {
                width: '100%',
              },
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '1 / 4',
                gridRow: 1,
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
