import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function CalendarInDialog() {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-06-18'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Inspection on {value?.format('MMMM D')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="inspection-title"
      >
        <DialogTitle id="inspection-title">Move the inspection</DialogTitle>
        <DateCalendar autoFocus value={value} onChange={setValue} />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </LocalizationProvider>
  );
}
