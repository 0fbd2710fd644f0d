import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

function ReadOnlyField({ id }: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const canOpen = picker.triggerStatus === 'enabled';

  return (
    <TextField
      ref={picker.triggerRef}
      id={id}
      className={picker.rootClassName}
      sx={picker.rootSx}
      label={picker.label}
      name={picker.name}
      disabled={picker.disabled}
      value={
        adapter.isValid(picker.value)
          ? adapter.formatByString(picker.value, picker.fieldFormat)
          : ''
      }
      onClick={() => canOpen && picker.setOpen(true)}
      onKeyDown={(event) => {
        if (canOpen && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          picker.setOpen(true);
        }
      }}
      slotProps={{
        htmlInput: {
          readOnly: true,
          'aria-haspopup': 'dialog',
          'aria-expanded': picker.open,
          role: 'combobox',
        },
      }}
    />
  );
}

/** Sections for the keyboard, and a large target for fingers. */
function AdaptiveField(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();
  return variant === 'mobile' ? (
    <ReadOnlyField {...props} />
  ) : (
    <DateField {...props} />
  );
}

export default function ReadOnlyOnTouch() {
  const [isTouch, setTouch] = useState(true);
  const Picker = isTouch ? MobileDatePicker : DesktopDatePicker;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <FormControlLabel
          label="Touch screen"
          control={<Switch checked={isTouch} />}
          onChange={(_, isOn) => setTouch(isOn)}
        />
        <Picker
          label="Return"
          defaultValue={dayjs('2025-06-24')}
          slots={{ field: AdaptiveField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
