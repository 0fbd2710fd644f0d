import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const day = dayjs('2025-05-14');

function describe(time: Dayjs | null) {
  return time?.isValid() ? time.format('YYYY-MM-DD HH:mm') : 'not set';
}

export default function ControlledTimeRangeField() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    day.hour(8).minute(45),
    null,
  ]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <SingleInputTimeRangeField
          label="Power outage"
          value={value}
          onChange={setValue}
          referenceDate={day}
          clearable
        />
        <Typography aria-live="polite">
          Start: {describe(value[0])}, end: {describe(value[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
