import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const signal = dayjs('2025-05-14T14:05:35');

export default function SeveralListsViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Stack spacing={1}>
          <Typography variant="subtitle2">12 hours</Typography>
          <Paper variant="outlined">
            <MultiSectionDigitalClock
              ampm
              views={['hours']}
              defaultValue={signal}
            />
          </Paper>
        </Stack>
        <Stack spacing={1}>
          <Typography variant="subtitle2">24 hours, with seconds</Typography>
          <Paper variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            <MultiSectionDigitalClock
              ampm={false}
              views={['hours', 'minutes', 'seconds']}
              defaultValue={signal}
            />
          </Paper>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
