import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const formats = [
  'MM/DD/YYYY hh:mm A',
  'D MMMM YYYY, HH:mm',
  'ddd, MMM D, YYYY, HH:mm',
  'YYYY-MM-DD HH:mm:ss',
];

export default function SectionsOfAFormat() {
  const [format, setFormat] = useState('D MMMM YYYY, HH:mm');
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <TextField
          select
          size="small"
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeField
          label="Launch"
          format={format}
          defaultValue={dayjs('2025-06-04T18:30')}
          onSelectedSectionsChange={setSelected}
        />
        <Typography aria-live="polite">
          Selected section: {selected ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
