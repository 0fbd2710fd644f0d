import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';
import { useId } from 'react';

function SectionInput(props: PickersTextFieldProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <div id={`${id}-label`} style={{ marginBottom: 4 }}>
        {props.label}
      </div>
      <PickersSectionList
        elements={props.elements}
        sectionListRef={props.sectionListRef}
        contentEditable={props.contentEditable}
        tabIndex={props.tabIndex}
        onClick={props.onClick}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onInput={props.onInput}
        onPaste={props.onPaste}
        onKeyDown={props.onKeyDown}
        style={{
          display: 'inline-flex',
          padding: '8px 12px',
          border: `1px ${props.error ? 'dashed' : 'solid'} currentColor`,
          borderRadius: 4,
        }}
      />
      <input type="hidden" name={props.name} value={props.value} />
      <div role="status" style={{ marginTop: 4, fontSize: 14 }}>
        {props.error ? 'The orchard opens on September 1.' : props.helperText}
      </div>
    </div>
  );
}

export default function SectionBox() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Start of the harvest"
        name="harvest"
        helperText="Use the arrow keys, or type."
        defaultValue={dayjs('2025-09-18')}
        minDate={dayjs('2025-09-01')}
        slots={{ textField: SectionInput }}
      />
    </LocalizationProvider>
  );
}
