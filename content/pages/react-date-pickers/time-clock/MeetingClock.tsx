import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

/** Hours ahead of the first office on June 12. */
const offices = [
  { name: 'Lisbon', offset: 0 },
  { name: 'São Paulo', offset: -4 },
  { name: 'Nairobi', offset: 2 },
  { name: 'Singapore', offset: 7 },
];

export default function MeetingClock() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-12T10:30'));
  const [view, setView] = useState<TimeView>('hours');
  const parts: { part: TimeView; text: string; name: string }[] = [
    { part: 'hours', text: value?.format('HH') ?? '–', name: 'Set hours' },
    { part: 'minutes', text: value?.format('mm') ?? '–', name: 'Set minutes' },
  ];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: 'center', width: '100%' }}
      >
        <Stack sx={{ alignItems: 'center' }}>
          <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
            {parts.map(({ part, text, name }) => (
              <Button
                key={part}
                size="large"
                variant={view === part ? 'contained' : 'outlined'}
                aria-pressed={view === part}
                aria-label={`${name}, now ${text}`}
                onClick={() => setView(part)}
              >
                {text}
              </Button>
            ))}
          </Stack>
          <TimeClock
            ampm={false}
            value={value}
            onChange={setValue}
            view={view}
            onViewChange={setView}
            minutesStep={5}
          />
        </Stack>
        <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 320 }}>
          {offices.map(({ name, offset }) => {
            const local = value?.add(offset, 'hour');
            const isOpen = local && local.hour() >= 8 && local.hour() < 18;
            return (
              <Stack
                key={name}
                direction="row"
                sx={{ gap: 2, alignItems: 'center' }}
              >
                <Typography sx={{ flex: 1 }}>{name}</Typography>
                <Typography>{local?.format('HH:mm') ?? '–'}</Typography>
                <Chip
                  size="small"
                  variant="outlined"
                  color={isOpen ? 'success' : 'default'}
                  label={isOpen ? 'Office hours' : 'Closed'}
                  sx={{ width: 104 }}
                />
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
