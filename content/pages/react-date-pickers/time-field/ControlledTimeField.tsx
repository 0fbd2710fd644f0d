import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const saved = '21:45';
const ferry = dayjs(`2025-05-14T${saved}`);

export default function ControlledTimeField() {
  const [value, setValue] = useState<Dayjs | null>(ferry);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
        <TimeField
          label="Last ferry"
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2025-05-14')}
          clearable
          fullWidth
        />
        <Button
          variant="outlined"
          disabled={!value?.isValid()}
          onClick={() => setValue(value?.add(15, 'minute') ?? null)}
        >
          15 minutes later
        </Button>
        <Typography aria-live="polite">
          {value?.isValid()
            ? `Sent to the server: "${value.format('HH:mm')}"`
            : 'Nothing to send yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
