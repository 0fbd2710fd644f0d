import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const bus = dayjs('2025-05-14T08:00');

export default function DigitalClockSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Stack spacing={1}>
          <Typography variant="subtitle2">Every 20 minutes</Typography>
          <Paper variant="outlined" sx={{ width: 140 }}>
            <DigitalClock timeStep={20} defaultValue={bus} />
          </Paper>
        </Stack>
        <Stack spacing={1}>
          <Typography variant="subtitle2">2 hours, 15 minutes</Typography>
          <Paper variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            <MultiSectionDigitalClock
              ampm={false}
              timeSteps={{ hours: 2, minutes: 15 }}
              defaultValue={bus}
            />
          </Paper>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
