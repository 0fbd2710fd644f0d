import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { useState } from 'react';

const choices = {
  views: ['year, day', 'year, month, day', 'year, month', 'year'],
  orientation: ['portrait', 'landscape'],
  displayStaticWrapperAs: ['mobile', 'desktop'],
  yearsOrder: ['asc', 'desc'],
  yearsPerRow: ['3', '4'],
  monthsPerRow: ['3', '4'],
  actions: ['cancel, accept', 'clear, today, accept', 'clear'],
};
const flags = [
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
  'disableHighlightToday',
  'reduceAnimations',
] as const;

export default function DatePickerOptions() {
  const [picked, setPicked] = useState(() =>
    Object.fromEntries(Object.entries(choices).map(([k, [v]]) => [k, v])),
  );
  const [on, setOn] = useState<readonly string[]>([]);
  const views = picked.views.split(', ') as DateView[];
  const actionBar: PickersActionBarProps = {
    actions: picked.actions.split(', ') as PickersActionBarProps['actions'],
  };
  const code = Object.entries(picked)
    .filter(([key, value]) => value !== choices[key as keyof typeof choices][0])
    .map(([key, value]) => {
      const list = value.includes(', ') || key === 'views' || key === 'actions';
      const text = list ? `['${value.split(', ').join("', '")}']` : value;
      if (key === 'actions')
        return `slotProps={{ actionBar: { actions: ${text} } }}`;
      return list || /\d/.test(text) ? `${key}={${text}}` : `${key}="${text}"`;
    });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <Stack spacing={1.5} sx={{ flex: '1 1 240px' }}>
          {Object.entries(choices).map(([key, values]) => (
            <TextField
              key={key}
              select
              size="small"
              label={key}
              value={picked[key]}
              onChange={(e) => setPicked({ ...picked, [key]: e.target.value })}
            >
              {values.map((value) => (
                <MenuItem key={value} value={value}>
                  {value}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {flags.map((flag) => (
            <FormControlLabel
              key={flag}
              label={flag}
              control={<Switch checked={on.includes(flag)} />}
              onChange={(_, isOn) =>
                setOn(isOn ? [...on, flag] : on.filter((f) => f !== flag))
              }
            />
          ))}
        </Stack>
        <Box sx={{ flex: '2 1 320px', minWidth: 0, overflowX: 'auto' }}>
          <StaticDatePicker
            key={picked.views}
            defaultValue={dayjs('2025-06-04')}
            views={views}
            openTo={views.at(-1)}
            orientation={picked.orientation as 'portrait' | 'landscape'}
            displayStaticWrapperAs={picked.displayStaticWrapperAs as 'mobile'}
            yearsOrder={picked.yearsOrder as 'asc' | 'desc'}
            yearsPerRow={Number(picked.yearsPerRow) as 3 | 4}
            monthsPerRow={Number(picked.monthsPerRow) as 3 | 4}
            displayWeekNumber={on.includes('displayWeekNumber')}
            showDaysOutsideCurrentMonth={on.includes(
              'showDaysOutsideCurrentMonth',
            )}
            disableHighlightToday={on.includes('disableHighlightToday')}
            reduceAnimations={on.includes('reduceAnimations')}
            slotProps={{ actionBar }}
          />
          <pre>
            {['<StaticDatePicker', ...code, ...on].join('\n  ') + '\n/>'}
          </pre>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
