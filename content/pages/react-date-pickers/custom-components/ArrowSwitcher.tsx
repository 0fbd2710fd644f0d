import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function BackIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M14 6 4 12l10 6z M20 6h-3v12h3z" />
    </SvgIcon>
  );
}

function ForwardIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m10 6 10 6-10 6z M4 6h3v12H4z" />
    </SvgIcon>
  );
}

export default function ArrowSwitcher() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-14')}
        slots={{ leftArrowIcon: BackIcon, rightArrowIcon: ForwardIcon }}
        slotProps={{
          previousIconButton: { size: 'small', color: 'primary' },
          nextIconButton: { size: 'small', color: 'primary' },
          leftArrowIcon: { fontSize: 'small' },
          rightArrowIcon: { fontSize: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}
