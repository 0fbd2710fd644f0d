import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function WeekActions({ className }: PickersActionBarProps) {
  const { value } = usePickerContext();
  const { setValue, acceptValueChanges } = usePickerActionsContext();
  const moveWeeks = (count: number) => {
    const day: Dayjs | null = value;
    if (day) setValue(day.add(count, 'week'), { changeImportance: 'set' });
  };
  return (
    <DialogActions className={className}>
      <Button onClick={() => moveWeeks(-1)}>Week before</Button>
      <Button onClick={() => moveWeeks(1)}>Week after</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Save
      </Button>
    </DialogActions>
  );
}

export default function CustomActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-14')}
        slots={{ actionBar: WeekActions }}
      />
    </LocalizationProvider>
  );
}
