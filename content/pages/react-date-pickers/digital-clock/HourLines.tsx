import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function TramTime(props: DigitalClockItemProps) {
  const time: Dayjs = props.itemValue;
  return <DigitalClockItem {...props} divider={time.minute() === 45} />;
}

export default function HourLines() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper
        variant="outlined"
        role="group"
        aria-label="Departure of the tram"
        sx={{ width: 160 }}
      >
        <DigitalClock
          timeStep={15}
          defaultValue={dayjs('2025-05-14T08:15')}
          slots={{ digitalClockItem: TramTime }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
