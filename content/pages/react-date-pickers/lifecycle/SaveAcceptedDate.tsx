import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateValidationError,
  PickerChangeHandlerContext,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useState } from 'react';
import { saveDate } from './server';

const initial = '2025-06-12';

export default function SaveAcceptedDate() {
  const [accepted, setAccepted] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    if (accepted === saved) return undefined;
    const controller = new AbortController();
    // Waits until users stop typing.
    const timer = setTimeout(() => {
      setRequests((count) => count + 1);
      void saveDate(accepted, controller.signal).then(setSaved);
    }, 800);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [accepted, saved]);

  const handleAccept = (
    next: Dayjs | null,
    { validationError }: PickerChangeHandlerContext<DateValidationError>,
  ) => {
    if (next === null || validationError !== null) return;
    setAccepted(next.format('YYYY-MM-DD'));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs(initial)}
          minDate={dayjs('2025-06-01')}
          onAccept={handleAccept}
        />
        <Typography aria-live="polite">
          {accepted === saved ? `Saved: ${saved}` : `Saving ${accepted}`}
          {`, requests: ${requests}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
