import type { SxProps, Theme } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import type { ComponentName } from './targets';

const date = dayjs('2025-06-12T10:30');

interface PreviewProps {
  component: ComponentName;
  /** For the component. */
  sx?: SxProps<Theme>;
  /** The slots that get `slotSx`. */
  slots: string[];
  slotSx?: SxProps<Theme>;
}

export function Preview({ component, sx, slots, slotSx }: PreviewProps) {
  const propsOf = (slot: string) =>
    slots.includes(slot) ? { sx: slotSx } : undefined;

  switch (component) {
    case 'DateField':
      return (
        <DateField
          label="Departure"
          defaultValue={date}
          sx={sx}
          slotProps={{ textField: propsOf('textField') }}
        />
      );
    case 'DigitalClock':
      return (
        <DigitalClock
          defaultValue={date}
          sx={{ width: 140, ...sx }}
          slotProps={{ digitalClockItem: propsOf('digitalClockItem') }}
        />
      );
    case 'StaticDatePicker':
      return (
        <StaticDatePicker
          defaultValue={date}
          disableHighlightToday
          sx={sx}
          slotProps={{
            toolbar: propsOf('toolbar'),
            actionBar: propsOf('actionBar'),
          }}
        />
      );
    default:
      return (
        <DateCalendar
          defaultValue={date}
          disableHighlightToday
          sx={sx}
          slotProps={{
            day: propsOf('day'),
            calendarHeader: propsOf('calendarHeader'),
            previousIconButton: propsOf('previousIconButton'),
            nextIconButton: propsOf('nextIconButton'),
          }}
        />
      );
  }
}
