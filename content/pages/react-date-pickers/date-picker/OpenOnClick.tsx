import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function OpenOnClick() {
  const [open, setOpen] = useState(false);
  const [closeOnSelect, setCloseOnSelect] = useState(false);
  const [saved, setSaved] = useState<Dayjs | null>(dayjs('2025-04-28'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DesktopDatePicker
          label="Sowing day"
          defaultValue={dayjs('2025-04-28')}
          closeOnSelect={closeOnSelect}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onAccept={setSaved}
          slotProps={{ textField: { onClick: () => setOpen(true) } }}
        />
        <FormControlLabel
          label="closeOnSelect"
          control={<Switch checked={closeOnSelect} />}
          onChange={(_, isOn) => setCloseOnSelect(isOn)}
        />
        <Typography aria-live="polite">
          Accepted: {saved?.isValid() ? saved.format('MMMM D, YYYY') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
