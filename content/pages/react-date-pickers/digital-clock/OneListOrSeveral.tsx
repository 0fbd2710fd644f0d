import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function OneListOrSeveral() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-14T15:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Paper variant="outlined" sx={{ width: 140 }}>
            <DigitalClock value={value} onChange={setValue} />
          </Paper>
          <Paper variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            <MultiSectionDigitalClock value={value} onChange={setValue} />
          </Paper>
        </Box>
        <Typography aria-live="polite">
          The train leaves at {value?.format('h:mm A')}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
