import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';

export default function EmptySection() {
  const field = useRef<FieldRef<Dayjs | null>>(null);
  const [status, setStatus] = useState('');
  const check = () => {
    const empty = field.current
      ?.getSections()
      .find(({ value }) => value === '');
    setStatus(empty ? `Missing: ${empty.type}` : 'The time is complete.');
    if (empty) field.current?.focusField(empty.type);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimeField label="High tide" unstableFieldRef={field} />
        <Button variant="outlined" onClick={check}>
          Check
        </Button>
        <Typography role="status">{status}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
