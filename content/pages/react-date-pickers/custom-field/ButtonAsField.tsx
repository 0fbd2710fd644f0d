import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function ButtonField(props: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props,
  });
  return (
    <Button
      ref={picker.triggerRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={picker.triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((isOpen) => !isOpen)}
    >
      <span id={props.id && `${props.id}-label`}>{picker.label}</span>
      {': '}
      {adapter.isValid(picker.value)
        ? adapter.formatByString(picker.value, picker.fieldFormat)
        : 'choose a day'}
    </Button>
  );
}

export default function ButtonAsField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        format="MMM D, YYYY"
        defaultValue={dayjs('2025-06-12')}
        minDate={dayjs('2025-06-01')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
