import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function FlagIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 3v18h2v-7h11l-3-4.5L19 5H8V3z" />
    </SvgIcon>
  );
}

export default function SlotsAndSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Race day"
        defaultValue={dayjs('2025-10-26')}
        slots={{ openPickerIcon: FlagIcon }}
        slotProps={{
          openPickerButton: { color: 'primary' },
          textField: ({ isPickerOpen }) => ({
            helperText: isPickerOpen ? 'Choose a Sunday' : 'Closed',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
