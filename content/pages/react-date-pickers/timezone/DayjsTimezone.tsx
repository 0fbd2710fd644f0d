import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = {
  'America/Toronto': 'Montreal',
  'Europe/Oslo': 'Oslo',
  'Asia/Kolkata': 'Mumbai',
  'Asia/Tokyo': 'Osaka',
};

function getState(local: Dayjs) {
  if (local.day() === 0 || local.day() === 6) return 'Weekend';
  if (local.hour() >= 9 && local.hour() < 18) return 'At work';
  return local.hour() >= 7 && local.hour() < 22 ? 'Off work' : 'Asleep';
}

export default function DayjsTimezone() {
  const [call, setCall] = useState<Dayjs | null>(
    dayjs.tz('2025-05-14T08:30', 'America/Toronto'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 440 }}>
        {Object.entries(offices).map(([zone, city]) => {
          const state = call?.isValid() ? getState(call.tz(zone)) : 'No call';
          return (
            <Box
              key={zone}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '1fr 88px' },
                justifyItems: { xs: 'start', sm: 'stretch' },
                alignItems: 'center',
                gap: 1.5,
              }}
            >
              <DateTimePicker
                label={`Call, ${city} time`}
                timezone={zone}
                value={call}
                onChange={setCall}
              />
              <Chip
                label={state}
                size="small"
                color={state === 'At work' ? 'success' : 'default'}
                variant={state === 'At work' ? 'filled' : 'outlined'}
              />
            </Box>
          );
        })}
      </Box>
    </LocalizationProvider>
  );
}
