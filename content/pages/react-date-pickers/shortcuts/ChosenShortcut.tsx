import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateValidationError,
  PickerChangeHandlerContext,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const invoiced = dayjs('2025-05-14');

const items = [14, 30, 60].map((days) => ({
  id: `net-${days}`,
  label: `${days} days`,
  getValue: () => invoiced.add(days, 'day'),
}));

export default function ChosenShortcut() {
  const [value, setValue] = useState<Dayjs | null>(invoiced.add(14, 'day'));
  const [term, setTerm] = useState<string | undefined>('net-14');
  const handleChange = (
    next: Dayjs | null,
    { shortcut }: PickerChangeHandlerContext<DateValidationError>,
  ) => {
    setValue(next);
    setTerm(shortcut?.id);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        value={value}
        onChange={handleChange}
        slotProps={{
          shortcuts: { items },
          textField: { helperText: `Saved with the term: ${term ?? 'custom'}` },
        }}
      />
    </LocalizationProvider>
  );
}
