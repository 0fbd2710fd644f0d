import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

function TurningArrow() {
  const { open } = usePickerContext();
  return (
    <SvgIcon>
      <path d={open ? 'M7 14l5-5 5 5z' : 'M7 10l5 5 5-5z'} />
    </SvgIcon>
  );
}

export default function ArrowThatTurns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Day"
          defaultValue={dayjs('2025-06-12')}
          slots={{ openPickerIcon: TurningArrow }}
        />
        <TimePicker
          label="Time"
          defaultValue={dayjs('2025-06-12T09:30')}
          slots={{ openPickerIcon: TurningArrow }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
