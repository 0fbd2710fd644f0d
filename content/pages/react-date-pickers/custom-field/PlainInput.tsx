import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useId, useState } from 'react';

const style = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 4,
  padding: '8px 12px',
};

function PlainField(props: DatePickerFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const [draft, setDraft] = useState<string | null>(null);
  const saved = adapter.isValid(picker.value)
    ? adapter.formatByString(picker.value, picker.fieldFormat)
    : '';
  const parsed = draft ? adapter.parse(draft, picker.fieldFormat) : null;
  const isUnreadable = Boolean(draft) && !adapter.isValid(parsed);
  const save = () => {
    if (draft === null || isUnreadable) return;
    picker.setValue(parsed, { shouldClose: false });
    setDraft(null);
  };
  return (
    <div ref={picker.triggerRef} className={picker.rootClassName}>
      <div style={{ marginBottom: 4 }}>
        <label id={`${id}-label`} htmlFor={id}>
          {picker.label}
        </label>
      </div>
      <input
        id={id}
        name={picker.name}
        style={{ ...style, width: 140, marginInlineEnd: 8 }}
        value={draft ?? saved}
        disabled={picker.disabled}
        readOnly={picker.readOnly}
        aria-invalid={isUnreadable}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      {picker.triggerStatus !== 'hidden' && (
        <button
          type="button"
          style={style}
          disabled={picker.triggerStatus === 'disabled'}
          aria-haspopup="dialog"
          aria-expanded={picker.open}
          onClick={() => {
            setDraft(null);
            picker.setOpen((isOpen) => !isOpen);
          }}
        >
          Calendar
        </button>
      )}
      <div id={`${id}-hint`} style={{ marginTop: 4, fontSize: 14 }}>
        {isUnreadable ? 'Not a date yet.' : 'For example, 2025-06-12'}
      </div>
    </div>
  );
}

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        name="delivery"
        format="YYYY-MM-DD"
        defaultValue={dayjs('2025-06-18')}
        slots={{ field: PlainField }}
      />
    </LocalizationProvider>
  );
}
