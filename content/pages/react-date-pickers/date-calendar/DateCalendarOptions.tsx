import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const viewChoices = ['year,day', 'year,month,day', 'month,day', 'day'];
const flags = [
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
  'fixedWeekNumber',
  'disableHighlightToday',
  'reduceAnimations',
  'readOnly',
  'disabled',
  'loading',
];

export default function DateCalendarOptions() {
  const [chosen, setChosen] = useState(viewChoices[0]);
  const [on, setOn] = useState<readonly string[]>([]);
  const has = (flag: string) => on.includes(flag);
  const views = chosen.split(',') as DateView[];
  const lines = on.map((flag) =>
    flag === 'fixedWeekNumber' ? 'fixedWeekNumber={6}' : flag,
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <Stack sx={{ flex: '1 1 240px' }}>
          <TextField
            select
            size="small"
            label="views"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            sx={{ mb: 1 }}
          >
            {viewChoices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice.split(',').join(', ')}
              </MenuItem>
            ))}
          </TextField>
          {flags.map((flag) => (
            <FormControlLabel
              key={flag}
              label={flag}
              control={<Switch size="small" checked={has(flag)} />}
              onChange={(_, isOn) =>
                setOn(
                  isOn ? [...on, flag] : on.filter((other) => other !== flag),
                )
              }
              sx={{ ml: 0, gap: 1, py: 0.5 }}
            />
          ))}
        </Stack>
        <Box sx={{ flex: '2 1 320px', minWidth: 0 }}>
          <DateCalendar
            defaultValue={dayjs('2025-05-14')}
            views={views}
            openTo={views.at(-1)}
            displayWeekNumber={has('displayWeekNumber')}
            showDaysOutsideCurrentMonth={has('showDaysOutsideCurrentMonth')}
            fixedWeekNumber={has('fixedWeekNumber') ? 6 : undefined}
            disableHighlightToday={has('disableHighlightToday')}
            reduceAnimations={has('reduceAnimations')}
            readOnly={has('readOnly')}
            disabled={has('disabled')}
            loading={has('loading')}
          />
          <pre>
            {[
              '<DateCalendar',
              `views={['${views.join("', '")}']}`,
              ...lines,
            ].join('\n  ') + '\n/>'}
          </pre>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
