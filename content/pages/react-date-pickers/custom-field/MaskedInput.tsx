import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

/** `0618` → `06/18` */
function addSlashes(text: string) {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return parts.filter(Boolean).join('/');
}

function MaskedField(props: DatePickerFieldProps) {
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props,
  });
  const saved = adapter.isValid(picker.value)
    ? adapter.formatByString(picker.value, picker.fieldFormat)
    : '';

  const handleChange = (text: string) => {
    const next = addSlashes(text);
    const date = adapter.parse(next, picker.fieldFormat);
    // Some adapters accept an incomplete year, so compare the texts.
    const isDate =
      adapter.isValid(date) &&
      adapter.formatByString(date, picker.fieldFormat) === next;
    setDraft(isDate || next === '' ? null : next);
    if (isDate) picker.setValue(date, { shouldClose: false });
    if (next === '') picker.setValue(null, { shouldClose: false });
  };

  return (
    <TextField
      ref={picker.triggerRef}
      id={props.id}
      className={picker.rootClassName}
      sx={picker.rootSx}
      label={picker.label}
      name={picker.name}
      placeholder={placeholder}
      value={draft ?? saved}
      disabled={picker.disabled}
      error={draft !== null || hasValidationError}
      helperText={draft ? 'Not a date yet.' : 'Type digits only.'}
      onChange={(event) => handleChange(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', readOnly: picker.readOnly },
        input: {
          endAdornment: (
            <Button
              aria-haspopup="dialog"
              aria-expanded={picker.open}
              disabled={picker.triggerStatus === 'disabled'}
              onClick={() => {
                setDraft(null);
                picker.setOpen((isOpen) => !isOpen);
              }}
            >
              Calendar
            </Button>
          ),
        },
      }}
    />
  );
}

export default function MaskedInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        format="MM/DD/YYYY"
        defaultValue={dayjs('2025-06-18')}
        maxDate={dayjs('2025-12-31')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
