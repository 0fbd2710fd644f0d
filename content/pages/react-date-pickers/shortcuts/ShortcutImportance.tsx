import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

const sown = dayjs('2025-04-28');

const items = [
  { label: 'Radish', getValue: () => sown.add(28, 'day') },
  { label: 'Lettuce', getValue: () => sown.add(55, 'day') },
  { label: 'Carrot', getValue: () => sown.add(75, 'day') },
];

export default function ShortcutImportance() {
  const [isSet, setSet] = useState(true);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DesktopDatePicker
          label="Harvest"
          defaultValue={sown}
          closeOnSelect={false}
          slotProps={{
            shortcuts: { items, changeImportance: isSet ? 'set' : 'accept' },
          }}
        />
        <FormControlLabel
          label="Stay open after a shortcut"
          control={<Switch checked={isSet} />}
          onChange={(_, isOn) => setSet(isOn)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
