import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldPlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'day',
        fieldMonthPlaceholder: () => 'month',
        fieldYearPlaceholder: ({ digitAmount }) =>
          digitAmount === 4 ? 'year' : 'yy',
      }}
    >
      <DateField
        label="Date of issue"
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
      />
    </LocalizationProvider>
  );
}
